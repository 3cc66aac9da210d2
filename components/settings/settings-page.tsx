import { getTranslations } from 'next-intl/server';
import { Pickers } from '@/components/preferences/pickers';
import { PushSettings } from '@/components/settings/push-settings';
import { SwitchesForm } from '@/components/settings/switches-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { readSession } from '@/lib/session/session';

/** Language, currency and theme for everybody; of what to hear, for who is signed in. */
export async function SettingsPage() {
  const [t, session] = await Promise.all([getTranslations('settings'), readSession()]);
  return (
    <div className="account-page">
      <h1 className="font-display text-heading font-bold">{t('title')}</h1>
      <Notice />
      <section aria-labelledby="looks" className="account-card">
        <h2 id="looks" className="font-display text-title font-semibold">
          {t('looks')}
        </h2>
        <Pickers />
      </section>
      {session === null ? (
        <section className="account-card">
          <p className="text-soft">{t('guest')}</p>
          <Link to="/login?returnTo=%2Fsettings" className={buttonClass('quiet', 'justify-self-start')}>
            {t('login')}
          </Link>
        </section>
      ) : (
        <>
          <SwitchesForm />
          <PushSettings />
        </>
      )}
    </div>
  );
}
