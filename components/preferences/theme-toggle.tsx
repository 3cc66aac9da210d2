import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { chooseView } from '@/lib/preferences/actions';

/** Two buttons of which the stylesheet shows one: a kept page does not know the current theme. */
export async function ThemeToggle() {
  const t = await getTranslations('preferences');
  return (
    <form action={chooseView} className="max-lg:hidden" data-view>
      <button type="submit" name="theme" value="dark" className="icon-button" data-when="light">
        <Icon name="moon" className="size-6" />
        <span className="sr-only">{t('toDark')}</span>
      </button>
      <button type="submit" name="theme" value="light" className="icon-button" data-when="dark">
        <Icon name="sun" className="size-6" />
        <span className="sr-only">{t('toLight')}</span>
      </button>
    </form>
  );
}
