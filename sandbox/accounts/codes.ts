/** Is this the code that was sent? Six digits by mail or SMS, valid for three tries and some minutes. */

import { randomInt, randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';
import { codeMessage, type Purpose } from '../outbox/code-message.ts';
import { send } from '../outbox/outbox.ts';
import { settingOf } from '../queries/settings.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

export interface CodeRow {
  id: number;
  /** The verifyId of docs/api.md 4.4. */
  handle: string;
  purpose: Purpose;
  recipient: string;
  code: string;
  tries: number;
  referral: string | null;
  sent_at: string;
  expires_at: string;
  proven_at: string | null;
}

/** Replaces an earlier code for the same purpose. Answers the new one's handle. */
export function sendCode(view: View, purpose: Purpose, recipient: string, referral: string | null = null): string {
  const { store, now, lang } = view;
  const minutes = minutesOf(store, purpose);
  const handle = randomUUID();
  store.transaction(() => {
    store.run('DELETE FROM codes WHERE purpose = ? AND recipient = ?', purpose, recipient);
    store.run('DELETE FROM codes WHERE sent_at < ?', sqlTime(new Date(now.getTime() - 86_400_000)));
    const code = freshCode(store);
    const ends = new Date(now.getTime() + minutes * 60_000);
    insertRow(store, 'codes', {
      handle,
      purpose,
      recipient,
      code,
      referral,
      sent_at: sqlTime(now),
      expires_at: sqlTime(ends),
    });
    send(store, codeMessage({ purpose, recipient, code, minutes, lang }), now);
  });
  return handle;
}

export function codeSentTo(store: Store, purpose: Purpose, recipient: string): CodeRow | undefined {
  return store.one<CodeRow>('SELECT * FROM codes WHERE purpose = ? AND recipient = ?', purpose, recipient);
}

/** Undefined after 30 minutes (docs/api.md 4.4). */
export function codeByHandle({ store, now }: View, handle: string): CodeRow | undefined {
  const since = sqlTime(new Date(now.getTime() - 30 * 60_000));
  return store.one<CodeRow>('SELECT * FROM codes WHERE handle = ? AND sent_at > ?', handle, since);
}

/** @throws ERROR_202 after three wrong tries, else the codes named in `refusals`. */
export function checkCode(
  { store, now }: View,
  sent: CodeRow,
  typed: string,
  refusals: { wrong: RefusalCode; expired: RefusalCode },
): void {
  if (sent.tries >= maxTries) throw new Refusal('ERROR_202');
  if (sent.expires_at <= sqlTime(now)) throw new Refusal(refusals.expired);
  if (sent.code === typed) return;
  store.run('UPDATE codes SET tries = tries + 1 WHERE id = ?', sent.id);
  throw new Refusal(refusals.wrong);
}

export function endCode(store: Store, { id }: CodeRow): void {
  store.run('DELETE FROM codes WHERE id = ?', id);
}

const maxTries = 3;

/** The operator's otp_expire_time, except for a new password (docs/api.md 4.6). */
function minutesOf(store: Store, purpose: Purpose): number {
  return purpose === 'reset' ? 15 : Number(settingOf(store, 'otp_expire_time')) || 10;
}

/** Unique among all valid codes, as a mailed one is looked up without its recipient. */
function freshCode(store: Store): string {
  const code = String(randomInt(100_000, 1_000_000));
  return store.one('SELECT 1 FROM codes WHERE code = ?', code) ? freshCode(store) : code;
}
