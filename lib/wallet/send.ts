/**
 * Sends money to another customer exactly once (docs/api.md 12.5), over an API without idempotency keys: one press at
 * a time works for a customer, each page's button sends once, a page that does not know of the same sum sent meanwhile
 * says so first, and after any answer but success the history is read before anything is said or sent
 * (docs/decisions/087).
 */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { isSecondRevision } from '@/lib/api/revision';
import { id } from '@/lib/api/schema';
import { currencyIdOf, type Market } from '@/lib/market/market';
import { isWalletShort } from '@/lib/payments/wallet-short';
import { getExactBalance } from '@/lib/profile/queries';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';
import { newestMoves } from '@/lib/wallet/queries';
import {
  findDoubt,
  forgetDoubt,
  isKeySent,
  lastKeyOf,
  rememberDoubt,
  rememberSent,
  type Transfer,
} from '@/lib/wallet/sent-transfers';

export interface SendPress {
  customerId: string;
  /** The idempotency key of the page whose button was pressed: it sends once. */
  idempotencyKey: string;
  /** That of the page that had sent the same before this page was made; empty for none (sent-transfers.ts). */
  after: string;
  /** The receiver's uuid. */
  to: string;
  /** The receiver's name as that page showed it; empty where it is not known. */
  name: string;
  minor: number;
  market: Market;
}

type SendOutcome =
  | { kind: 'sent' }
  /** An earlier press of the same page has sent it. */
  | { kind: 'sentBefore' }
  /** Another page has sent the same since this page was made. Nothing more was sent. */
  | { kind: 'sentElsewhere' }
  /**
   * An earlier press of another page, whose outcome was not known, turns out to have sent its money. Nothing more was
   * sent.
   */
  | { kind: 'earlierSent'; transfer: Transfer }
  /** Nothing was sent, because the wallet could not be read. */
  | { kind: 'notReached' }
  /** The balance is too low. */
  | { kind: 'short' }
  | { kind: 'refused' }
  /** Nobody knows whether it was sent. */
  | { kind: 'unknown' }
  | { kind: 'underWay' };

export function offersSending(): boolean {
  return isSecondRevision();
}

/** Actions only. @throws SessionEnded */
export async function sendTransfer(press: SendPress): Promise<SendOutcome> {
  return (await withLock(`send-press ${press.customerId}`, () => sendInTurn(press))) ?? { kind: 'underWay' };
}

async function sendInTurn(press: SendPress): Promise<SendOutcome> {
  const { customerId, idempotencyKey } = press;
  if (await isKeySent(customerId, idempotencyKey)) return { kind: 'sentBefore' };
  const cleared = await clearDoubt(press);
  if (cleared !== null) return cleared;
  const last = await lastKeyOf(customerId, { to: press.to, minor: press.minor, currency: press.market.currency });
  return last === '' || last === press.after ? sendNow(press) : { kind: 'sentElsewhere' };
}

/** Finds out about a transfer whose outcome is not known. Null once there is none. */
async function clearDoubt({ customerId, idempotencyKey, market }: SendPress): Promise<SendOutcome | null> {
  const doubt = await findDoubt(customerId);
  if (doubt === null) return null;
  const found = requireSession(await findSent(doubt, market));
  if (!found.ok || (!found.value && doubt.mayStillRun)) return { kind: 'unknown' };
  await forgetDoubt(customerId);
  if (!found.value) return null;
  await rememberSent(customerId, doubt);
  return doubt.idempotencyKey === idempotencyKey ? { kind: 'sentBefore' } : { kind: 'earlierSent', transfer: doubt };
}

async function sendNow({ customerId, idempotencyKey, to, name, minor, market }: SendPress): Promise<SendOutcome> {
  const { locale, currency } = market;
  const [newest, currencyId] = await Promise.all([newestMoves(market), currencyIdOf(market)]);
  const before = requireSession(newest);
  if (!before.ok || currencyId === undefined) return { kind: 'notReached' };
  const sent = await customerApi({
    path: 'dashboard/user/wallet/send',
    method: 'POST',
    body: { uuid: to, price: minor / 100, currency_id: Number(currencyId) },
    locale,
    schema: envelope(z.object({ id })),
  });
  if (!sent.ok && isWalletShort(requireSession(sent))) return { kind: await shortOrRefused(minor, market) };
  const attempt = { idempotencyKey, to, minor, currency, name, newestMove: before.value[0]?.id ?? 0 };
  const found = sent.ok || (await askAgain(() => findSent(attempt, market)));
  if (found === true || (found.ok && found.value)) {
    await rememberSent(customerId, attempt);
    return { kind: 'sent' };
  }
  // Believed only now: a backend may refuse what it has carried out, where something fails behind it.
  if (!sent.ok && sent.why !== 'offline' && found.ok) return { kind: 'refused' };
  await rememberDoubt(customerId, attempt, !sent.ok && sent.why === 'offline' && sent.mayStillRun === true);
  return { kind: 'unknown' };
}

/**
 * The API uses one code for a balance that is too low and for a receiver without a wallet (docs/api.md 12.5). A balance
 * of 12.336 is shown as 12.34, and does not suffice to send that; one of 12.34 does.
 */
async function shortOrRefused(minor: number, market: Market): Promise<'short' | 'refused'> {
  const balance = await getExactBalance(market);
  return balance.ok && minor - balance.value * 100 > floatError ? 'short' : 'refused';
}

/** A balance that was converted by a rate misses as much of a cent although it is exact. */
const floatError = 1e-6;

interface Attempt {
  minor: number;
  currency: string;
  /** The id of the newest line of the history before it; 0 for none. */
  newestMove: number;
}

/**
 * Only one press at a time sends, and payments for orders name the order: so a newer line of this amount is this
 * transfer.
 */
async function findSent({ minor, currency, newestMove }: Attempt, { locale }: Market): Promise<Outcome<boolean>> {
  const moves = await newestMoves({ locale, currency });
  if (!moves.ok) return moves;
  const isOf = moves.value.some(({ id, kind, amount }) => id > newestMove && kind === 'out' && amount.minor === minor);
  return { ok: true, value: isOf };
}
