import { getTranslations } from 'next-intl/server';
import { MenuBarWatch } from '@/components/shop/menu/menu-bar-watch.client';
import { nonVegetarian } from '@/components/shop/menu/vegetarian';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

interface MenuBarProps {
  /** `to` is an anchor on this page, or another page's path without language. */
  sections: { title: string; to: string; isCurrent?: boolean; hasVegetarian?: boolean }[];
}

/** The category bar: links to sections, sticky below the header while the menu scrolls. */
export async function MenuBar({ sections }: MenuBarProps) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  return (
    <nav className="menu-bar" aria-label={t('sections')}>
      <ul>
        {sections.map(({ title, to, isCurrent, hasVegetarian = true }) => (
          <li key={to} className={nonVegetarian(hasVegetarian)}>
            <a href={to.startsWith('#') ? to : localizedPath(locale, to)} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <MenuBarWatch words={{ back: t('barBack'), on: t('barOn') }} />
    </nav>
  );
}
