import { getTranslations } from 'next-intl/server';
import { Pickers } from '@/components/preferences/pickers';
import { Icon } from '@/components/ui/icon';
import { Overlay } from '@/components/ui/overlay/overlay.client';

/** The shell's one place to choose language, currency and theme: beside the header's button, or over the menu. */
export async function PreferencesOverlay() {
  const t = await getTranslations('preferences');
  return (
    <Overlay id="preferences" side="popover" title={t('title')}>
      <div data-slot="popover-header" className="preferences-header">
        <p>{t('title')}</p>
        <button type="button" popoverTarget="preferences" popoverTargetAction="hide" className="icon-button">
          <Icon name="close" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      <Pickers />
    </Overlay>
  );
}
