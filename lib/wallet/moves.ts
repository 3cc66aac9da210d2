/**
 * Interprets a line of the wallet's history (docs/api.md 2.7, 12.2). The API sends amounts without signs, one type for
 * everything that comes in, and the purpose only as a note. Pure.
 */

export type MoveKind =
  | 'paid'
  | 'returned'
  | 'cashback'
  | 'cashbackTaken'
  | 'topUp'
  | 'received'
  | 'out'
  | 'referral'
  | 'referralTaken'
  | 'parcel'
  | 'other';

interface Move {
  kind: MoveKind;
  /** Its effect on the balance; 0 where it is not known. */
  sign: 1 | -1 | 0;
  /** The order, or the parcel, named in the note; "" for none. */
  orderId: string;
  /** The rest of the note. */
  note: string;
}

interface Wire {
  type: string;
  note: string;
  /** Whether another customer has sent it. */
  isFromOther: boolean;
}

/** A transfer's note: whoever calls themselves "Order #12" would have it read as the payment of that order. */
const endsInAName = /^(sen[dt]|transfer\w*|received?)\b/i;

export function readMove({ type, note, isFromOther }: Wire): Move {
  const orderId = endsInAName.test(note) ? '' : (/\border\s*#?(\d{1,10})\b/i.exec(note)?.[1] ?? '');
  // By mistake, R1 records payments from the wallet as top-ups (docs/api.md 10.2).
  const isPayment = orderId !== '' && /^payment\b.*\bwallet$/i.test(note);
  const isOut = isPayment || /withdraw$/.test(type);
  const sign = isOut ? -1 : /topup$/.test(type) ? 1 : 0;
  // A parcel has no order's number (R2, docs/api.md 19.2).
  if (orderId !== '' && /\bparcel\b/i.test(note)) return { kind: 'parcel', sign, orderId, note: '' };
  const isCashback = /\bcashback\b/i.test(note);
  if (orderId !== '') return { kind: kindOfOrder(isOut, isCashback), sign, orderId, note: '' };
  const kind = kindOf(type, isFromOther);
  return { kind, sign, orderId, note: kind === 'topUp' && /^top[\s-]?up\b/i.test(note) ? '' : note };
}

function kindOfOrder(isOut: boolean, isCashback: boolean): MoveKind {
  if (isCashback) return isOut ? 'cashbackTaken' : 'cashback';
  return isOut ? 'paid' : 'returned';
}

function kindOf(type: string, isFromOther: boolean): MoveKind {
  if (/^referral_.*_topup$/.test(type)) return 'referral';
  if (/^referral_.*_withdraw$/.test(type)) return 'referralTaken';
  if (type === 'topup') return isFromOther ? 'received' : 'topUp';
  return type === 'withdraw' ? 'out' : 'other';
}
