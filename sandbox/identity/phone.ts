/** How does a sign-in by phone run? sendVerificationCode behind a captcha, then signInWithPhoneNumber. */

import { randomBytes, randomInt } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Check } from '../input/check.ts';
import { codeMessage } from '../outbox/code-message.ts';
import { send } from '../outbox/outbox.ts';
import { findOrCreateByPhone } from './accounts.ts';
import { isPassed } from './captcha.ts';
import { IdentityFailure } from './failure.ts';
import { signedIn } from './sign-in.ts';

/** { phoneNumber: "+998…", recaptchaToken } */
export function sendVerificationCode(store: Store, check: Check, lang: string, now: Date): object {
  const phoneNumber = check.string('phoneNumber');
  if (!phoneNumber) throw new IdentityFailure('MISSING_PHONE_NUMBER');
  if (!/^\+\d{7,15}$/.test(phoneNumber)) throw new IdentityFailure('INVALID_PHONE_NUMBER : Invalid format.');
  const token = check.string('recaptchaToken', 4000);
  if (!token) throw new IdentityFailure('MISSING_RECAPTCHA_TOKEN');
  if (!isPassed(token)) throw new IdentityFailure('CAPTCHA_CHECK_FAILED');

  const recipient = phoneNumber.slice(1);
  const sessionInfo = randomBytes(60).toString('base64url');
  const code = String(randomInt(100_000, 1_000_000));
  const ends = new Date(now.getTime() + minutes * 60_000);
  insertRow(store, 'identity_codes', { handle: sessionInfo, recipient, code, expires_at: sqlTime(ends) });
  send(store, codeMessage({ purpose: 'phone', recipient, code, minutes, lang }), now);
  return { sessionInfo };
}

/** { sessionInfo, code }: a code works once and allows five tries. */
export function signInWithPhoneNumber(store: Store, check: Check, now: Date): object {
  const sessionInfo = check.string('sessionInfo', 4000);
  const typed = check.string('code');
  if (!sessionInfo) throw new IdentityFailure('MISSING_SESSION_INFO');
  if (!typed) throw new IdentityFailure('MISSING_CODE');
  const sent = store.one<{ recipient: string; code: string; tries: number; expires_at: string; used: 0 | 1 }>(
    'SELECT * FROM identity_codes WHERE handle = ? AND code IS NOT NULL',
    sessionInfo,
  );
  if (!sent) throw new IdentityFailure('INVALID_SESSION_INFO');
  if (sent.used || sent.expires_at <= sqlTime(now)) throw new IdentityFailure('SESSION_EXPIRED');
  if (sent.tries >= maxTries) throw new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER');
  if (sent.code !== typed) {
    store.run('UPDATE identity_codes SET tries = tries + 1 WHERE handle = ?', sessionInfo);
    throw new IdentityFailure('INVALID_CODE');
  }
  const found = store.transaction(() => {
    store.run('UPDATE identity_codes SET used = 1 WHERE handle = ?', sessionInfo);
    return findOrCreateByPhone(store, sent.recipient, now);
  });
  return { ...signedIn(store, found, { provider: 'phone' }), phoneNumber: `+${sent.recipient}` };
}

const minutes = 10;
const maxTries = 5;
