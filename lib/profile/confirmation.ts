/**
 * Remembers how far a customer has come with a change that only the account's owner may make: the proof of who they are
 * and, for a new e-mail address or phone number, the code sent to it. Sealed, so that no step can be forged.
 */
import 'server-only';
import { z } from 'zod';
import { customerCookie } from '@/lib/session/customer-cookie';
import { millisecondsIn } from '@/lib/time-units';

/** Milliseconds for which the proof is valid. */
const proofLasts = 15 * millisecondsIn.minute;

/**
 * Who sent a code and what it is for. register, known-email: to a new e-mail address, which has no account or turned
 * out to have one. reset: for a forgotten password, by e-mail. new-phone, known-phone: the API's SMS. identity-phone:
 * the identity provider's SMS.
 */
export const codeKind = z.enum(['register', 'known-email', 'reset', 'new-phone', 'known-phone', 'identity-phone']);

const codeSchema = z.object({
  kind: codeKind,
  to: z.string(),
  /** What the sender of the SMS needs back together with the code. */
  handle: z.string(),
  /** Milliseconds. */
  sentAt: z.number(),
});

const confirmationSchema = z.object({
  customer: z.string(),
  change: z.enum(['email', 'phone', 'password', 'deletion']),
  /** The new e-mail address or phone number; empty for the other changes. */
  to: z.string(),
  /**
   * identity: a code was sent to the account's present contact. proven: the owner is verified. contact: a code was sent
   * to `to`.
   */
  step: z.enum(['identity', 'proven', 'contact']),
  /** When the owner was verified, in milliseconds; 0 before. */
  provenAt: z.number(),
  /** The code that is asked for at this step. */
  code: codeSchema.nullable(),
});

export type SentCode = z.output<typeof codeSchema>;
export type Confirmation = z.output<typeof confirmationSchema>;
export type OwnersChange = Confirmation['change'];

const kept = customerCookie('confirmation', confirmationSchema);

/** Null where no change is under way, or where it is another customer's. */
export async function readConfirmation(): Promise<Confirmation | null> {
  return kept.read();
}

/** Tells whether a page was made for this change and this step of it, and not for one of another tab. */
export function confirmationFingerprint({ change, to, step }: Confirmation): string {
  return `${step} ${change} ${to}`;
}

/** Whether this customer was verified within the last minutes, for this very change. */
export function isProven(found: Confirmation | null, change: OwnersChange, now = Date.now()): found is Confirmation {
  return found?.change === change && found.step !== 'identity' && now - found.provenAt < proofLasts;
}

/** Actions and route handlers only. */
export async function writeConfirmation(confirmation: Confirmation): Promise<void> {
  await kept.write(confirmation);
}

/** Actions and route handlers only. */
export async function removeConfirmation(): Promise<void> {
  await kept.remove();
}
