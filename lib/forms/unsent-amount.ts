import 'server-only';
import { readUnsent } from '@/lib/forms/unsent';
import type { Market } from '@/lib/market/market';
import { retyped } from '@/lib/market/typed-amount';

/**
 * The amount that was typed into this field and not sent, worth the same in the market's currency; undefined for none.
 * Its form said in which currency it was typed (components/forms/in-currency.client.tsx).
 */
export async function readUnsentAmount(name: string, market: Market): Promise<string | undefined> {
  const { [name]: typed, currency = '' } = await readUnsent();
  return typed === undefined ? undefined : retyped(typed, currency, market);
}
