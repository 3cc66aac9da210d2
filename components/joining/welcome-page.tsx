import { getTranslations } from 'next-intl/server';
import { FirstSteps } from '@/components/joining/first-steps';
import { NewestArticle } from '@/components/joining/newest-article';
import { AppLinks } from '@/components/shell/footer/app-links';
import { AuthCard } from '@/components/sign-in/auth-card';
import { SetPasswordForm } from '@/components/sign-in/set-password-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { pickerPath } from '@/lib/addresses/picker-path';
import { splitLocale } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { maySetFirstPassword } from '@/lib/profile/first-password';
import type { Customer } from '@/lib/session/session';

/** The page after the first sign-in. `back` is the path where the customer wanted to go. */
export async function WelcomePage({ customer, back }: { customer: Customer; back: string }) {
  const [t, words, maySetPassword] = await Promise.all([
    getTranslations('auth'),
    getTranslations('welcome'),
    maySetFirstPassword(),
  ]);
  const { path } = splitLocale(back);
  const title = customer.firstName === '' ? t('welcomeNameless') : t('welcomeTitle', { name: customer.firstName });
  return (
    <AuthCard title={title} lead={t('welcomeLead')}>
      <div className="grid gap-2">
        <Link to={path} className={buttonClass('main', 'w-full')}>
          {path === '/' ? t('welcomeEat') : t('welcomeOn')}
        </Link>
        <Link to={pickerPath({ returnTo: back })} className={buttonClass('quiet', 'w-full')}>
          {t('welcomeAddress')}
        </Link>
      </div>
      {!customer.hasPassword && maySetPassword && (
        <section aria-labelledby="first-password" className="auth-rest">
          <h2 id="first-password">{t('passwordFirst')}</h2>
          <p className="text-small text-soft">{t('passwordWhy')}</p>
          <SetPasswordForm back={back} look="quiet" />
        </section>
      )}
      <NewestArticle />
      <AppLinks label={words('apps')} />
    </AuthCard>
  );
}

/** For newcomers without an account: what this site is, and what to do first. */
export async function NewcomerPage() {
  const [t, { locale }] = await Promise.all([getTranslations('welcome'), pageMarket()]);
  const name = await getMarketName(locale);
  return (
    <AuthCard title={t('title', { name })} lead={t('lead')}>
      <FirstSteps />
      <NewestArticle />
      <AppLinks label={t('apps')} />
    </AuthCard>
  );
}
