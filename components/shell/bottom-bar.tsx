import { getTranslations } from 'next-intl/server';
import { CartCount } from '@/components/cart/cart-button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';

const places = [
  { to: '/', word: 'start', icon: 'home' },
  { to: '/search', word: 'search', icon: 'search' },
  { to: '/cart', word: 'cart', icon: 'bag' },
  { to: '/orders', word: 'orders', icon: 'receipt' },
] as const satisfies { to: string; word: string; icon: IconName }[];

/**
 * The navigation within reach of the thumb on phones. A kept page cannot know its own URL, so current-page.client.tsx
 * marks the current link. On a phone held sideways its names stand beside their icons.
 */
export async function BottomBar() {
  const t = await getTranslations('shell');
  return (
    <nav aria-label={t('bar')} className="bottom-bar low:*:flex-row! low:*:gap-2!" data-marks-page>
      {places.map(({ to, word, icon }) => (
        <Link key={to} to={to}>
          <Icon name={icon} className="size-6" />
          {t(word)}
          {to === '/cart' && <CartCount />}
        </Link>
      ))}
      <Link to="/login" data-when="guest">
        <Icon name="user" className="size-6" />
        {t('me')}
      </Link>
      <button type="button" popoverTarget="menu" data-when="signed">
        <Icon name="user" className="size-6" />
        {t('me')}
      </button>
    </nav>
  );
}
