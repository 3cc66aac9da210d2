/** A menu's sections and rows in words. */
import type { getTranslations } from 'next-intl/server';
import { html, type Markup } from '@/lib/html/markup';
import { isolated } from '@/lib/i18n/isolated';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { measureWords } from '@/lib/products/measure';
import { isInStock } from '@/lib/products/offers';
import type { MenuProduct, MenuSection } from '@/lib/products/schema';
import { productPath, sectionPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

export interface TextMenu {
  shop: Shop;
  locale: Locale;
  /** The public path of the shop. */
  path: string;
  money: MoneyStyle;
  t: Awaited<ReturnType<typeof getTranslations<'shop'>>>;
  units: Awaited<ReturnType<typeof getTranslations<'product'>>>;
}

/** A long menu has the first products of each section, and the link to all of them (docs/behaviour.md 11.14). */
export function sectionMarkup({ id, title, count, products }: MenuSection, menu: TextMenu): Markup {
  const { shop, locale, t } = menu;
  const all = localizedPath(locale, sectionPath(shop, id));
  return html`<section aria-labelledby="s${id}">
<h2 id="s${id}"><bdi>${title}</bdi></h2>
<ul>
${products.map(product => rowMarkup(product, menu))}</ul>
${count > products.length && html`<p><a href="${all}">${t('showAll', { count, title })}</a></p>`}
</section>
`;
}

function rowMarkup(product: MenuProduct, menu: TextMenu): Markup {
  const { uuid, title, description } = product;
  const notes = notesOf(product, menu).join(' · ');
  return html`<li><div><a href="${productPath(menu.path, uuid)}"><bdi>${title}</bdi></a>${description !== '' && html`<p dir="auto">${description}</p>`}${notes !== '' && html`<small>${notes}</small>`}</div><b>${priceMarkup(product, menu)}</b></li>
`;
}

function notesOf({ stock, measure, isVegetarian }: MenuProduct, { t, units, money }: TextMenu): string[] {
  return [
    measure && stock && measureWords(measure, stock.price, units('per', { unit: measure.title }), money),
    isVegetarian && t('vegetarian'),
    stock?.bonus && t('rowBonus', stock.bonus),
  ].filter(note => typeof note === 'string');
}

function priceMarkup(product: MenuProduct, { t, units, money }: TextMenu): Markup {
  const { stock, isFrom } = product;
  if (stock === null || !isInStock(product)) return html`${t('soldOut')}`;
  const price = formatMinor(stock.price.minor, money);
  const now = html`<bdi>${price}</bdi>`;
  if (stock.oldPrice === null) return isFrom ? html`${units.markup('from', { price: () => isolated(price) })}` : now;
  return html`${now} <s><span>${t('before')}</span> <bdi>${formatMinor(stock.oldPrice.minor, money)}</bdi></s>`;
}
