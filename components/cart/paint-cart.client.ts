/** Writes the cart's numbers onto the page: kept pages hold its buttons, but cannot know the numbers. */

import type { CartView } from '@/components/cart/cart-view.client';
import { rowSteppers } from '@/components/cart/row-presses.client';
import type { RowWords } from '@/components/cart/row-steppers.client';
import { liveRule } from '@/components/ui/live-rule.client';
import { readCookie } from '@/lib/cookies/cookies.client';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { parseMe } from '@/lib/session/me';

export function paintCart(view: CartView, money: MoneyStyle, words: RowWords) {
  const { answer, count, isSaving } = view;
  if (answer !== null || isSaving)
    countOnPage(answer === null ? countInCookie() + count : count, money.language, sumOfCart(view, money));
  rowSteppers()?.paintRows(view, money.language, words);
}

/**
 * What the goods cost, in the cart's own currency: a group order's is its owner's, and another tab may have chosen another
 * one than this page has. Then a press, which is counted by the page's prices, is summed up by its answer.
 */
export function sumOfCart({ answer, goods, isSaving }: CartView, page: MoneyStyle): string {
  if (answer === null || goods === null || (isSaving && !isSameMoney(answer.money, page))) return '';
  return formatMinor(goods, answer.money);
}

export function isSameMoney(one: MoneyStyle, other: MoneyStyle): boolean {
  return one.symbol === other.symbol;
}

const writeNumbers = liveRule('.cart-count,.cart-sum');

/** The same as the view script does before the first paint. */
function countOnPage(count: number, language: string, sum: string) {
  const { dataset } = document.documentElement;
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  writeNumbers({
    '--cart': count > 0 ? `"${numberFormat(language).format(count)}"` : null,
    // The amount keeps its own direction (U+2068, U+2069).
    '--cart-sum': sum === '' ? '""' : `"\u2068${sum}\u2069"`,
  });
}

/** Units in the cart, from the cookie that every answer sets. */
export function countInCookie(): number {
  return parseMe(readCookie('me')).count;
}
