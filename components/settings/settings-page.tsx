import { getTranslations } from 'next-intl/server';
import { Pickers } from '@/components/preferences/pickers';
import { PushSettings } from '@/components/settings/push-settings';
import { SwitchesForm } from '@/components/settings/switches-form';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { readSession } from '@/lib/session/session';

/** Language, currency and theme for everybody, and the kinds of notifications for signed-in customers. */
export async function SettingsPage() {
  const [t, session] = await Promise.all([getTranslations('settings'), readSession()]);
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      <Card as="section" aria-labelledby="looks">
        <h2 id="looks">{t('looks')}</h2>
        <Pickers />
      </Card>
      {session === null ? (
        <Card as="section">
          <p className="text-soft">{t('guest')}</p>
          <Link to="/login?returnTo=%2Fsettings" className={buttonClass('quiet', 'justify-self-start')}>
            {t('login')}
          </Link>
        </Card>
      ) : (
        <>
          <SwitchesForm />
          <PushSettings />
        </>
      )}
    </div>
  );
}
