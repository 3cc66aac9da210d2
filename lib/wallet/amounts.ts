/** Amounts for topping up the wallet or sending money. Pure. */
import { roundSum } from '@/lib/round-sum';

/** Limits a typed amount, because more is surely a mistake in any currency. Minor units. */
export const mostAmount = 9_999_999_999;

/** As one types it: "12.50". */
export function amountText(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** The offered amounts: round sums of the currency, close to these of the base currency. In minor units. */
export function topUpChoices(rate: number): number[] {
  return [...new Set([10, 20, 50, 100].map(base => roundSum(Math.max(1, base * rate), [1, 2, 5, 10]) * 100))];
}

/** Minor units from a URL's query; null for anything else, as for more than `mostAmount`. */
export function amountOf(query: string | string[] | undefined): number | null {
  return typeof query === 'string' && /^[1-9]\d{0,9}$/.test(query) ? Number(query) : null;
}
