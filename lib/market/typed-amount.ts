/** Amounts that were typed on a page in one currency and are read on one in another, chosen in another tab meanwhile. */
import 'server-only';
import { z } from 'zod';
import type { Market } from '@/lib/market/market';
import { inMarketCurrency } from '@/lib/market/queries';
import { money } from '@/lib/money';
import { readAmount } from '@/lib/typed-number';
import { isCurrencySegment } from '@/lib/view/view';

/**
 * The field of a form that says in which currency it asks for an amount (components/forms/in-currency.client.tsx).
 * Undefined for a form of an earlier release.
 */
export const amountCurrency = z.string().refine(isCurrencySegment).optional().catch(undefined);

/**
 * The text of an amount that is worth the same in the market's currency. A text that is no amount, or that was typed
 * without a currency, stays as it is.
 */
export async function retyped(typed: string, currency: string, market: Market): Promise<string> {
  const minor = readAmount(typed);
  if (minor === null || currency === '' || currency === market.currency) return typed;
  return String((await inMarketCurrency(money(minor, currency), market)).minor / 100);
}
