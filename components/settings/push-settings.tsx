import { getTranslations } from 'next-intl/server';
import { RedirectBoundary } from '@/components/forms/redirect-boundary.client';
import { PushSwitch } from '@/components/settings/push-switch.client';
import { Card } from '@/components/ui/card';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';
import { pushProject } from '@/lib/push/project';
import { readPushToken } from '@/lib/push/token-cookie';

/**
 * Turns push on or off on this device, or explains why that is not possible: the operator has none, or script does not
 * run.
 */
export async function PushSettings() {
  const [t, { locale }, token] = await Promise.all([getTranslations('settings'), pageMarket(), readPushToken()]);
  const project = pushProject();
  const errors = await getTranslations('errors');
  return (
    <Card as="section" aria-labelledby="push">
      <h2 id="push">{t('push')}</h2>
      <p className="text-soft">{project === null ? t('pushNone') : t('pushWhat')}</p>
      {project !== null && (
        <>
          <noscript>
            <p>{t('pushScript')}</p>
          </noscript>
          <RedirectBoundary>
            <PushSwitch
              project={project}
              isOn={token !== null}
              shown={{
                title: unfilled(t, 'pushTitle'),
                lang: languageTag(locale),
                orders: localizedPath(locale, '/orders'),
              }}
              words={{
                turnOn: t('pushTurnOn'),
                turnOff: t('pushTurnOff'),
                busy: t('pushBusy'),
                on: t('pushIsOn'),
                blocked: t('pushBlocked'),
                unsupported: t('pushUnsupported'),
                failed: t('pushFailed'),
                offline: errors('noConnection'),
              }}
            />
          </RedirectBoundary>
        </>
      )}
    </Card>
  );
}
