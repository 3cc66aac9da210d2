/** Writes the cart's numbers onto the page: kept pages contain its buttons, but cannot know the numbers. */

import type { CartView } from '@/components/cart/cart-view.client';
import { rowSteppers } from '@/components/cart/row-presses.client';
import type { RowWords } from '@/components/cart/row-steppers.client';
import { liveRule } from '@/components/ui/live-rule.client';
import { readCookie } from '@/lib/cookies/cookies.client';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MarketMoneyStyle } from '@/lib/money';
import { parseMe } from '@/lib/session/me';

export function paintCart(view: CartView, money: MarketMoneyStyle, words: RowWords) {
  const { answer, count, isSaving } = view;
  if (answer !== null || isSaving)
    countOnPage(answer === null ? countInCookie() + count : count, money.language, sumOfCart(view, money));
  rowSteppers()?.paintRows(view, money.language, words);
}

/**
 * The price of the goods, in the cart's own currency, which may differ from the page's: a group order has its owner's,
 * and another tab may have chosen another one. Then the sum stays as it was until the press is answered, because
 * presses are counted with the page's prices.
 */
export function sumOfCart({ answer, goods, isSaving }: CartView, page: MarketMoneyStyle): string {
  if (answer === null || goods === null || (isSaving && !isSameMoney(answer.money, page))) return '';
  return formatMinor(goods, answer.money);
}

export function isSameMoney(one: MarketMoneyStyle, other: MarketMoneyStyle): boolean {
  return one.currency === other.currency;
}

const writeNumbers = liveRule('.cart-count,.cart-sum');

/** Does the same as the view script before the first paint. */
function countOnPage(count: number, language: string, sum: string) {
  const { dataset } = document.documentElement;
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  writeNumbers({
    '--cart': count > 0 ? `"${numberFormat(language).format(count)}"` : null,
    // Isolates (U+2068, U+2069) let the amount keep its own direction.
    '--cart-sum': sum === '' ? '""' : `"\u2068${sum}\u2069"`,
  });
}

/** Units in the cart, from the cookie that every answer sets. */
export function countInCookie(): number {
  return parseMe(readCookie('me')).count;
}
