/** Writes the cart's numbers onto the page: kept pages hold its buttons, but cannot know the numbers. */

import type { CartView } from '@/components/cart/cart-view.client';
import { readCookie } from '@/lib/cookies.client';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { parseMe } from '@/lib/session/me';

/** `inCart`: a product button's label once some are in the cart, with {count} and {title}. */
export function paintCart({ answer, count, goods, products, isSaving }: CartView, money: MoneyStyle, inCart: string) {
  const number = numberFormat(money.language);
  if (answer !== null || isSaving) {
    const sum = goods === null || answer === null ? '' : formatMinor(goods, money);
    countOnPage(answer === null ? countInCookie() + count : count, number, sum);
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-add]')) {
    const inside = products.get(link.dataset.add ?? '') ?? 0;
    const text = inside === 0 ? '+' : number.format(inside);
    if (link.textContent === text) continue;
    link.textContent = text;
    link.toggleAttribute('data-count', inside > 0);
    link.dataset.name ??= link.ariaLabel ?? '';
    const title = link.closest('li')?.querySelector('a')?.textContent ?? '';
    link.ariaLabel = inside === 0 ? link.dataset.name : fillWords(inCart, { count: text, title });
  }
}

/** The same as the view script does before the first paint. */
function countOnPage(count: number, number: Intl.NumberFormat, sum: string) {
  const { dataset, style } = document.documentElement;
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  style.setProperty('--cart', `"${number.format(count)}"`);
  // The amount keeps its own direction (U+2068, U+2069).
  style.setProperty('--cart-sum', sum === '' ? '""' : `"\u2068${sum}\u2069"`);
}

/** Units in the cart, from the cookie that every answer sets. */
export function countInCookie(): number {
  return parseMe(readCookie('me')).count;
}
