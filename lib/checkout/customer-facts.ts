/** Reads what the checkout needs to know of a signed-in customer: their addresses and their wallet. */
import 'server-only';
import { type DeliverableAddress, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import type { Outcome } from '@/lib/api/client';
import { unauthorizedAmong } from '@/lib/api/unauthorized-among';
import type { Market } from '@/lib/market/market';
import type { Money } from '@/lib/money';
import { getProfile } from '@/lib/profile/queries';

interface CustomerFacts {
  /** Null while unknown. */
  accountAddresses: DeliverableAddress[] | null;
  /** Null where there is none. */
  wallet: Money | null | 'unknown';
}

/** Fails if the session has ended; any other answer may be missing. */
export async function readCustomerFacts(market: Market): Promise<Outcome<CustomerFacts>> {
  const [addresses, profile] = await Promise.all([listDeliverableAddresses(market.locale), getProfile(market)]);
  const unauthorized = unauthorizedAmong([addresses, profile]);
  if (unauthorized !== null) return unauthorized;
  return {
    ok: true,
    value: {
      accountAddresses: addresses.ok ? addresses.value : null,
      wallet: profile.ok ? profile.value.wallet : 'unknown',
    },
  };
}
