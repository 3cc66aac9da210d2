import { getTranslations } from 'next-intl/server';
import { Pickers } from '@/components/preferences/pickers';
import { PushSettings } from '@/components/settings/push-settings';
import { SwitchesForm } from '@/components/settings/switches-form';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { loginPath } from '@/lib/session/login-path';
import { readSession } from '@/lib/session/session';

/** Language, currency and theme for everybody, and the kinds of notifications for signed-in customers. */
export async function SettingsPage() {
  const [t, { locale }, session] = await Promise.all([getTranslations('settings'), pageMarket(), readSession()]);
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
          <a
            href={loginPath(localizedPath(locale, '/settings'))}
            className={buttonClass('quiet', 'justify-self-start')}
          >
            {t('login')}
          </a>
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
