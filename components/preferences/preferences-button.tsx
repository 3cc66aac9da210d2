import { getTranslations } from 'next-intl/server';
import { ChosenView } from '@/components/preferences/chosen-view';
import { Icon } from '@/components/ui/icon';

/** Opens the pickers from the header of wide screens; on smaller ones the menu does. */
export async function PreferencesButton() {
  const t = await getTranslations('preferences');
  return (
    <button type="button" popoverTarget="preferences" className="preferences-button max-lg:hidden">
      <Icon name="globe" />
      <ChosenView />
      <span className="sr-only">{t('title')}</span>
    </button>
  );
}
