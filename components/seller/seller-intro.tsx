import { getTranslations } from 'next-intl/server';
import { SignInLinks } from '@/components/joining/sign-in-links';

/** What it takes to sell here, for visitors who are not signed in. */
export async function SellerIntro() {
  const t = await getTranslations('seller');
  return (
    <>
      <p className="text-lead text-soft">{t('lead')}</p>
      <section className="grid gap-3" aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className="joining-steps">
          <li>{t('tell')}</li>
          <li>{t('read')}</li>
          <li>{t('open')}</li>
        </ol>
        <p className="text-soft">{t('need')}</p>
      </section>
      <SignInLinks back="/be-seller" login={t('login')} register={t('register')} />
    </>
  );
}
