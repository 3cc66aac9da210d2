/**
 * What a line of the wallet's history means (docs/api.md 2.7, 12.2). The API sends amounts without signs, one type for
 * whatever comes in, and what it was for as a note alone. Pure.
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
  | 'other';

export interface Move {
  kind: MoveKind;
  /** What it does to the balance; 0 where nobody can tell. */
  sign: 1 | -1 | 0;
  /** The order that the note names; "" for none. */
  orderId: string;
  /** What the note says beyond that. */
  note: string;
}

interface Wire {
  type: string;
  note: string;
  /** Somebody else has sent it. */
  isFromOther: boolean;
}

export function readMove({ type, note, isFromOther }: Wire): Move {
  const orderId = /\border\s*#?(\d{1,10})\b/i.exec(note)?.[1] ?? '';
  // R1 notes what is paid from the wallet as a top-up, by a slip (docs/api.md 10.2).
  const isSlip = orderId !== '' && /^payment\b.*\bwallet$/i.test(note);
  const isOut = isSlip || /withdraw$/.test(type);
  const sign = isOut ? -1 : /topup$/.test(type) ? 1 : 0;
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
