/** How is a phone verified? By a code that is sent to it and comes back (docs/api.md 4.4 b). */

import type { View } from '../input/view.ts';
import type { Purpose } from '../outbox/code-message.ts';
import { notFound } from '../refusal.ts';
import { type CodeRow, checkCode, codeByHandle, endCode, sendCode } from './codes.ts';

type PhonePurpose = Extract<Purpose, 'phone' | 'phone reset'>;

/** `phone` in digits; the answer masks its middle. */
export function sendPhoneCode(view: View, purpose: PhonePurpose, phone: string, referral?: string): object {
  const verifyId = sendCode(view, purpose, phone, referral);
  return { verifyId, phone: masked(phone), message: 'Verify code send' };
}

/** Reads verifyId and verifyCode from the input; a code works once. */
export function redeemPhoneCode(view: View, purpose: PhonePurpose): CodeRow {
  const { check, store } = view;
  const handle = check.required('verifyId') ?? '';
  const typed = check.required('verifyCode') ?? '';
  check.throwIfInvalid();
  const sent = codeByHandle(view, handle);
  if (sent?.purpose !== purpose) throw notFound();
  checkCode(view, sent, typed, { wrong: 'ERROR_201', expired: 'ERROR_203' });
  endCode(store, sent);
  return sent;
}

function masked(phone: string): string {
  return phone.slice(0, 3) + '*'.repeat(Math.max(phone.length - 5, 0)) + phone.slice(-2);
}
