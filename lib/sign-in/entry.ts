/**
 * How far somebody has come on the way in: a sealed cookie, so that nothing of it stands in an address or can be made
 * up.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { seal, unseal } from '@/lib/session/seal';

export const entryCookie = 'entry';

/** An hour, in seconds: as long as a proven e-mail may wait for its name and password. */
const lifetime = 3600;

const common = {
  /** Where the customer wanted to go: a public address of this site. */
  back: z.string(),
  /** Somebody's `my_referral` (API 2.7), or nothing. */
  referral: z.string(),
};

const entrySchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('code'),
    /**
     * Who has sent it and what it opens. register: a new account by e-mail. reset: a forgotten password by e-mail.
     * new-phone, known-phone: the API's SMS. provider-phone: the identity provider's SMS.
     */
    kind: z.enum(['register', 'reset', 'new-phone', 'known-phone', 'provider-phone']),
    /** An e-mail address, or a phone in digits. */
    to: z.string(),
    /** What the SMS's sender wants back with the code. Empty where none was sent, which nobody is told. */
    handle: z.string(),
    /** A new password is asked for once it is proven. */
    isReset: z.boolean(),
    /** Milliseconds. */
    sentAt: z.number(),
    ...common,
  }),
  /** The e-mail is proven: who are they? */
  z.object({ step: z.literal('details'), email: z.string(), ...common }),
  /** A link was mailed; opened on this device it needs no address. */
  z.object({ step: z.literal('link-sent'), email: z.string(), ...common }),
  /** A link was opened elsewhere than it was asked for. */
  z.object({ step: z.literal('link-opened'), code: z.string(), ...common }),
  /** A forgotten password's code was right: a new one may be set without the old one. */
  z.object({ step: z.literal('new-password'), customerId: z.string(), ...common }),
]);

export type Entry = z.output<typeof entrySchema>;
export type EntryAt<Step extends Entry['step']> = Extract<Entry, { step: Step }>;

export async function readEntry(): Promise<Entry | null> {
  return unseal((await cookies()).get(entryCookie)?.value, entrySchema, lifetime);
}

/** Null where the customer is not at this step (any more). */
export async function entryAt<Step extends Entry['step']>(step: Step): Promise<EntryAt<Step> | null> {
  const entry = await readEntry();
  return entry?.step === step ? (entry as EntryAt<Step>) : null;
}

/** Actions and route handlers only. */
export async function writeEntry(entry: Entry): Promise<void> {
  (await cookies()).set(entryCookie, await seal(entry, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions and route handlers only. */
export async function removeEntry(): Promise<void> {
  (await cookies()).delete(entryCookie);
}
