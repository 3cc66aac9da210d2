/**
 * Sends a parcel exactly once (docs/api.md 19.2), over an API without idempotency keys: one press at a time works for a
 * customer, and what is newer than the page that was pressed is looked for before anything is sent, and after any
 * answer but success (docs/decisions/179).
 */
import 'server-only';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import type { ErrorKey } from '@/lib/forms/refusal';
import { currencyIdOf, type Market } from '@/lib/market/market';
import type { Money } from '@/lib/money';
import { type Door, fingerprintOf, type ParcelDraft } from '@/lib/parcels/draft';
import { isTooFar, quoteParcel } from '@/lib/parcels/offer';
import { listParcels } from '@/lib/parcels/queries';
import { isOf, isPromised } from '@/lib/parcels/same-parcel';
import { type Parcel, parcelSchema } from '@/lib/parcels/schema';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';

interface ParcelPress {
  customerId: string;
  /** Null where an earlier press has sent it, or it has waited for too long. */
  draft: ParcelDraft | null;
  /** The id of the customer's newest parcel when the page was made; 0 for none. */
  after: number;
  fingerprint: string;
  /** As the page said it. */
  price: Money;
  /** Why it cannot be sent or paid so, asked once nobody has sent it before: a message key under `errors`. */
  problem: (draft: ParcelDraft) => Promise<ErrorKey | null>;
  market: Market;
}

type SendOutcome =
  | { kind: 'sent'; parcel: Parcel }
  /** An earlier press has sent it. */
  | { kind: 'sentBefore'; parcel: Parcel }
  /** There is nothing to send, and as far as can be told an earlier press has not sent it. */
  | { kind: 'gone' }
  | { kind: 'problem'; key: ErrorKey }
  /** Nothing was sent. "changed": what is sent, or its price, is no longer as the page said. */
  | { kind: 'changed' | 'tooFar' | 'refused' | 'notReached' }
  /** Nobody knows whether it was sent. */
  | { kind: 'unknown' };

/** Actions only. @throws SessionEnded */
export async function sendParcelOnce(press: ParcelPress): Promise<SendOutcome> {
  return (await withLock(`parcel-press ${press.customerId}`, () => sendInTurn(press))) ?? { kind: 'unknown' };
}

async function sendInTurn(press: ParcelPress): Promise<SendOutcome> {
  const { customerId, draft, market } = press;
  const [before, isLate] = await Promise.all([findNewer(press), mayComeLate('parcel', customerId)]);
  const found = requireSession(before);
  if (found.ok && found.value !== null) return { kind: 'sentBefore', parcel: found.value };
  // An earlier press may have been carried out, or still be.
  if (!found.ok || isLate) return { kind: 'unknown' };
  if (draft === null) return { kind: 'gone' };
  const problem = await press.problem(draft);
  if (problem !== null) return { kind: 'problem', key: problem };
  const quote = await quoteParcel(draft, market);
  if (!quote.ok && isTooFar(quote)) return { kind: 'tooFar' };
  if (!quote.ok) return { kind: quote.why === 'refused' ? 'refused' : 'notReached' };
  if (fingerprintOf(draft, quote.value.price) !== press.fingerprint) return { kind: 'changed' };
  return sendNow({ ...press, draft });
}

async function sendNow(press: ParcelPress & { draft: ParcelDraft }): Promise<SendOutcome> {
  const { customerId, draft, market } = press;
  const currencyId = await currencyIdOf(market);
  if (currencyId === undefined) return { kind: 'notReached' };
  const sent = requireSession(
    await customerApi({
      path: 'dashboard/user/parcel-orders',
      method: 'POST',
      body: { ...bodyOf(draft), currency_id: Number(currencyId) },
      locale: market.locale,
      schema: envelope(parcelSchema),
    }),
  );
  if (sent.ok) return { kind: 'sent', parcel: sent.value };
  const after = await askAgain(() => findNewer(press));
  if (after.ok && after.value !== null) return { kind: 'sent', parcel: after.value };
  await noteIfLate('parcel', customerId, sent);
  // Believed only now: a backend may refuse what it has carried out, where something fails behind it.
  return { kind: sent.why !== 'offline' && after.ok ? 'refused' : 'unknown' };
}

function bodyOf({ size, contents, from, to, day, time, instruction }: ParcelDraft) {
  return {
    type_id: Number(size),
    address_from: addressOf(from),
    username_from: from.name,
    phone_from: from.phone,
    address_to: addressOf(to),
    username_to: to.name,
    phone_to: to.phone,
    delivery_date: day,
    delivery_time: time,
    ...(contents !== '' && { description: contents }),
    ...(instruction !== '' && { instruction }),
  };
}

function addressOf({ text, latitude, longitude, house, floor, office }: Door) {
  const parts = { house, stage: floor, room: office };
  const filled = Object.entries(parts).filter(([, value]) => value !== '');
  return { latitude, longitude, address: text, ...Object.fromEntries(filled) };
}

/** The newest twenty reach back further than any page that is still open. */
async function findNewer({ draft, after, fingerprint, price, market }: ParcelPress): Promise<Outcome<Parcel | null>> {
  const own = await listParcels(1, market.locale);
  if (!own.ok) return own;
  const isNewer = ({ id, status }: Parcel) => Number(id) > after && status !== 'canceled';
  const isIt = (parcel: Parcel) => (draft === null ? isPromised(parcel, fingerprint, price) : isOf(parcel, draft));
  const found = own.value.items.find(parcel => isNewer(parcel) && isIt(parcel));
  return { ok: true, value: found ?? null };
}
