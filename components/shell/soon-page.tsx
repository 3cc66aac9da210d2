import { getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/shell/glyph';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const works = [
  { to: '/restaurants', icon: 'store', word: 'browse' },
  { to: '/restaurants', icon: 'utensils', word: 'menus' },
  { to: '/address', icon: 'pin', word: 'address' },
  { to: '/search', icon: 'search', word: 'find' },
] as const;

/** What the cart, the orders and the account say until they open: the truth, and what already works. */
export async function SoonPage() {
  const t = await getTranslations('soon');
  return (
    <main id="content" tabIndex={-1} className="column py-10 lg:py-16">
      <div className="mx-auto max-w-reading">
        <Glyph className="size-20" />
        <h1 className="mt-6 font-display text-heading font-bold">{t('title')}</h1>
        <p className="mt-3 text-lead text-soft">{t('lead')}</p>
        <h2 className="mt-8 font-display text-title font-semibold">{t('works')}</h2>
        <ul className="mt-2">
          {works.map(({ to, icon, word }) => (
            <li key={word} className="border-b border-line last:border-0">
              <Link to={to} className="flex min-h-14 items-center gap-4 py-3 hover:text-fig">
                <Icon name={icon} className="size-6 text-fig" />
                <span className="flex-1">{t(word)}</span>
                <Icon name="chevron" className="flip size-5 text-soft" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/restaurants" className={buttonClass('main')}>
            {t('restaurants')}
          </Link>
          <Link to="/shops" className={buttonClass('quiet')}>
            {t('shops')}
          </Link>
        </p>
      </div>
    </main>
  );
}
