/** What has become of a top-up at its provider, as far as the API has noted it (docs/api.md 10.8, 12.3). */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenTopUp } from '@/lib/wallet/open-top-up';
import { newestMoves, newestTopUps } from '@/lib/wallet/queries';
import type { WalletMove, WalletTransaction } from '@/lib/wallet/schema';

/** "awaited": not paid, or the provider has not told the marketplace yet; nobody can tell these apart. */
type TopUpState = 'arrived' | 'failed' | 'canceled' | 'awaited';

/** Lines that are looked at: whoever has more in an hour finds theirs by eye. */
const looked = 20;

export async function topUpState(topUp: OpenTopUp, locale: Locale): Promise<TopUpState | Failure> {
  const [moves, transactions] = await Promise.all([
    newestMoves(looked, { locale, currency: topUp.currency }),
    newestTopUps(looked, locale),
  ]);
  if (!moves.ok) return moves;
  if (moves.value.some(move => isOf(topUp, move))) return 'arrived';
  // The history alone is what the API promises, so a missing answer of the other list only leaves it open.
  return transactions.ok ? stateOf(transactions.value, topUp) : 'awaited';
}

function isOf({ minor, newestMove }: OpenTopUp, move: WalletMove): boolean {
  // R1 adds minor units as if they were whole ones, by a slip (docs/api.md 12.3): the money has come all the same.
  const sums = env().API_REVISION === 'R1' ? [minor, minor * 100] : [minor];
  return move.id > newestMove && move.kind === 'topUp' && move.status === 'paid' && sums.includes(move.amount.minor);
}

/** By the first payment that began after the press. */
function stateOf(transactions: WalletTransaction[], { newestTransaction }: OpenTopUp): TopUpState {
  const own = transactions.findLast(({ id }) => id > newestTransaction);
  if (own?.status === 'paid') return 'arrived';
  if (own?.status === 'rejected') return 'failed';
  return own?.status === 'canceled' ? 'canceled' : 'awaited';
}
