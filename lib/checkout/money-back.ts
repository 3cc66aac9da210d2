/** Finds out how much of an order comes back to the customer's wallet once it is delivered (docs/api.md 10.7). */
import 'server-only';
import { z } from 'zod';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { number } from '@/lib/api/schema';
import { toMinor } from '@/lib/cart/rounding';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { inTime } from '@/lib/in-time';
import { findRate } from '@/lib/market/currencies';
import type { Market } from '@/lib/market/market';
import { type Money, money } from '@/lib/money';

/** Milliseconds for which the page waits for the answer, which is good to know and nothing more. */
const patience = 300;

type Ordered = Pick<CheckoutState, 'session' | 'wallet' | 'totals' | 'cart'>;

/**
 * Null where nothing comes back, for guests and customers without a wallet, and where the answer is late or missing.
 */
export async function findMoneyBack({ session, wallet, totals, cart }: Ordered, market: Market): Promise<Money | null> {
  if (session === null || wallet === null || wallet === 'unknown' || totals === null) return null;
  const rate = cart.rate ?? (await findRate(market.locale, market.currency));
  const asked = cashbackFor(totals.total.minor / 100 / rate, cart.shop.id, market);
  const price = await inTime(asked, patience, () => 0);
  const minor = toMinor(price * rate);
  return minor > 0 ? money(minor, market.currency) : null;
}

const cashback = envelope(z.object({ price: number }));

/** Asks without a currency, because the steps of the cashback are in the base currency. 0 where there is no answer. */
async function cashbackFor(amount: number, shopId: string, { locale }: Market): Promise<number> {
  const found = await liveApi({
    path: 'rest/cashback/check',
    method: 'POST',
    body: { amount, shop_id: Number(shopId) },
    locale,
    schema: cashback,
  });
  return found.ok ? found.value.price : 0;
}
