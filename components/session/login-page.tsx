import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { Logo } from '@/components/shell/logo';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { splitAddress } from '@/lib/i18n/address';
import { signIn } from '@/lib/session/actions';

/** E-mail or phone, and the password; `back` is a public address of this site. */
export async function LoginPage({ back }: { back: string }) {
  const [t, errors] = await Promise.all([getTranslations('login'), getTranslations('errors')]);
  const sentences = {
    required: errors('required'),
    tooLong: errors('tooLong'),
    wrongLogin: errors('wrongLogin'),
    tooManyAttempts: errors('tooManyAttempts'),
    offlineSignIn: errors('offlineSignIn'),
  };
  return (
    <main id="content" tabIndex={-1} className="door">
      <Logo />
      <div className="door-card">
        <h1 className="font-display text-heading font-bold">{t('title')}</h1>
        <p className="text-soft">{t('lead')}</p>
        <Notice />
        <ActionForm action={signIn} errors={sentences} className="door-form">
          <input type="hidden" name="returnTo" value={back} />
          <ActionField name="login" label={t('login')} autoComplete="username" />
          <ActionField name="password" label={t('password')} type="password" autoComplete="current-password" />
          <Button type="submit" className="w-full">
            {t('submit')}
          </Button>
        </ActionForm>
        <p className="text-small text-soft">{t('guest')}</p>
        <Link to={splitAddress(back).path} className={buttonClass('bare', 'w-full')}>
          {t('back')}
        </Link>
      </div>
    </main>
  );
}
