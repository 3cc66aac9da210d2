/** Writes the cart's numbers onto the page: kept pages hold its buttons, but cannot know the numbers. */

import type { CartView } from '@/components/cart/cart-view.client';
import { rowSteppers } from '@/components/cart/row-presses.client';
import type { RowWords } from '@/components/cart/row-steppers.client';
import { readCookie } from '@/lib/cookies.client';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { parseMe } from '@/lib/session/me';

export function paintCart(view: CartView, money: MoneyStyle, words: RowWords) {
  const { answer, count, goods, isSaving } = view;
  if (answer !== null || isSaving) {
    const sum = goods === null || answer === null ? '' : formatMinor(goods, money);
    countOnPage(answer === null ? countInCookie() + count : count, money.language, sum);
  }
  rowSteppers()?.paintRows(view, money.language, words);
}

/**
 * The same as the view script does before the first paint. The first number that a browser writes costs a phone some 50 ms
 * of its processor, so nothing is written for an empty cart.
 */
function countOnPage(count: number, language: string, sum: string) {
  const { dataset, style } = document.documentElement;
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  if (count > 0) style.setProperty('--cart', `"${numberFormat(language).format(count)}"`);
  else style.removeProperty('--cart');
  // The amount keeps its own direction (U+2068, U+2069).
  style.setProperty('--cart-sum', sum === '' ? '""' : `"\u2068${sum}\u2069"`);
}

/** Units in the cart, from the cookie that every answer sets. */
export function countInCookie(): number {
  return parseMe(readCookie('me')).count;
}
