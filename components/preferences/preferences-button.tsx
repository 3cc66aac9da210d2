import { getTranslations } from 'next-intl/server';
import { Pickers } from '@/components/preferences/pickers';
import { Icon } from '@/components/ui/icon';
import { Overlay } from '@/components/ui/overlay.client';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** "EN / $": the current language and currency, and the popover that changes them. On phones the menu has the same. */
export async function PreferencesButton() {
  const [t, { locale }, { symbol }] = await Promise.all([
    getTranslations('preferences'),
    pageMarket(),
    getMoneyStyle(),
  ]);
  return (
    <div className="preferences">
      <button type="button" popoverTarget="preferences" className="preferences-button">
        <Icon name="globe" />
        <span>
          <bdi>{languageTag(locale).toUpperCase()}</bdi> / <bdi>{symbol}</bdi>
        </span>
        <span className="sr-only">{t('title')}</span>
      </button>
      <Overlay id="preferences" side="popover" title={t('title')}>
        <div data-slot="popover-header">
          <p>{t('title')}</p>
          <button type="button" popoverTarget="preferences" popoverTargetAction="hide" className="icon-button">
            <Icon name="close" />
            <span className="sr-only">{t('close')}</span>
          </button>
        </div>
        <Pickers />
      </Overlay>
    </div>
  );
}
