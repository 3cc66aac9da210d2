/** The state of a top-up at its payment provider, as far as the API has recorded it (docs/api.md 10.8, 12.3). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { isSecondRevision } from '@/lib/api/revision';
import type { Locale } from '@/lib/i18n/locales';
import { type OpenTopUp, openTopUp } from '@/lib/wallet/open-top-up';
import { newestMoves, newestTopUps } from '@/lib/wallet/queries';
import type { WalletMove, WalletTransaction } from '@/lib/wallet/schema';

/** "awaited": not paid, or the payment provider has not told the marketplace yet; nobody can distinguish these. */
type TopUpState = 'arrived' | 'failed' | 'canceled' | 'awaited';

export async function topUpState(topUp: OpenTopUp, locale: Locale): Promise<Outcome<TopUpState>> {
  const [moves, transactions] = await Promise.all([
    newestMoves({ locale, currency: topUp.currency }),
    newestTopUps(locale),
  ]);
  if (!moves.ok) return moves;
  if (moves.value.some(move => isOf(topUp, move))) return { ok: true, value: 'arrived' };
  // Only the history is guaranteed by the API, so without the other list the state stays open.
  return { ok: true, value: transactions.ok ? stateOf(transactions.value, topUp) : 'awaited' };
}

function isOf({ minor, newestMove }: OpenTopUp, move: WalletMove): boolean {
  // By mistake, R1 adds minor units as if they were whole ones (docs/api.md 12.3); the money has arrived all the same.
  const sums = isSecondRevision() ? [minor] : [minor, minor * 100];
  return move.id > newestMove && move.kind === 'topUp' && move.status === 'paid' && sums.includes(move.amount.minor);
}

/**
 * Actions only. Before the customer goes on to a payment that has failed once: they may pay it now, and come back before
 * the marketplace knows.
 */
export async function leaveFailure(customerId: string, topUp: OpenTopUp, locale: Locale): Promise<void> {
  const transactions = await newestTopUps(locale);
  if (!transactions.ok || stateOf(transactions.value, topUp) !== 'failed') return;
  const failedAt = momentOf(ownOf(transactions.value, topUp));
  await openTopUp.remember(customerId, { ...topUp, failedAt });
}

function stateOf(transactions: WalletTransaction[], topUp: OpenTopUp): TopUpState {
  const own = ownOf(transactions, topUp);
  if (own?.status === 'paid') return 'arrived';
  if (own?.status === 'rejected') return momentOf(own) === topUp.failedAt ? 'awaited' : 'failed';
  return own?.status === 'canceled' ? 'canceled' : 'awaited';
}

/** The first payment that began after the press. */
function ownOf(transactions: WalletTransaction[], { newestTransaction }: OpenTopUp): WalletTransaction | undefined {
  return transactions.findLast(({ id }) => id > newestTransaction);
}

/** 0 where the API does not say it. */
function momentOf(transaction: WalletTransaction | undefined): number {
  return transaction?.changedAt ?? 0;
}
