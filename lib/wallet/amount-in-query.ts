/**
 * Amounts in the query of the wallet's pages: they name their currency, because by the time a page is opened, or opened
 * again, another one may have been chosen.
 */
import 'server-only';
import { inMarketCurrency } from '@/lib/market/queries';
import { type Money, money } from '@/lib/money';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';
import { baseCurrency, isCurrencySegment } from '@/lib/view/view';
import { amountOf } from '@/lib/wallet/amounts';

/** "amount=1250&currency=2", or with another name. */
export function amountQuery({ minor, currency }: Money, name = 'amount'): string {
  return `${new URLSearchParams({ [name]: String(minor), currency })}`;
}

/** Minor units of the page's currency; null where the query has no such amount, or one that is worth nothing in it. */
export async function readAmountQuery(query: PageQuery, name = 'amount'): Promise<number | null> {
  const minor = amountOf(query[name]);
  const currency = firstValue(query.currency);
  if (minor === null || currency === '') return minor;
  const converted = await inMarketCurrency(money(minor, isCurrencySegment(currency) ? currency : baseCurrency));
  return converted.minor || null;
}
