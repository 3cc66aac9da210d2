/**
 * Remembers which step of signing in a customer has reached, in a sealed cookie: no part of it is in a URL, and none
 * can be forged.
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { codeKind } from '@/lib/profile/confirmation';

const ofEachStep = {
  /** Where the customer wanted to go: a public path of this site. */
  back: z.string(),
  /** The inviting customer's `my_referral` (docs/api.md 2.7), if any. */
  referral: z.string(),
  filler: z.string().optional(),
};

const entrySchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('code'),
    kind: codeKind,
    /** An e-mail address, or a phone's digits. */
    to: z.string(),
    /**
     * What the sender of the SMS needs back with the code. Empty when no code was sent, which the customer must not
     * learn.
     */
    handle: z.string(),
    /** Whether a new password is asked for after the right code. */
    isReset: z.boolean(),
    /** Milliseconds. */
    sentAt: z.number(),
    ...ofEachStep,
  }),
  /** The password is forgotten; `login` as it was typed into the form for signing in. */
  z.object({ step: z.literal('forgotten'), login: z.string(), ...ofEachStep }),
  /** The e-mail address is verified; name and password come next. */
  z.object({ step: z.literal('details'), email: z.string(), ...ofEachStep }),
  /** A link was mailed. Opened in this browser, it does not ask for the e-mail address. */
  z.object({ step: z.literal('link-sent'), email: z.string(), ...ofEachStep }),
  /** A link was opened in another browser than it was requested in. */
  z.object({ step: z.literal('link-opened'), code: z.string(), ...ofEachStep }),
  /** The code for a forgotten password was right, so a new one may be set without the old one. */
  z.object({ step: z.literal('new-password'), customerId: z.string(), ...ofEachStep }),
]);

/** Without the padding, which only the cookie needs. */
export type Entry = DistributiveOmit<z.output<typeof entrySchema>, 'filler'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type EntryAt<Step extends Entry['step']> = Extract<Entry, { step: Step }>;

const kept = sealedCookie('entry', entrySchema);

export async function readEntry(): Promise<Entry | null> {
  return kept.read();
}

/** Null when the customer is not, or no longer, at this step. */
export async function entryAt<Step extends Entry['step']>(step: Step): Promise<EntryAt<Step> | null> {
  const entry = await readEntry();
  return entry?.step === step ? (entry as EntryAt<Step>) : null;
}

/**
 * For actions and route handlers only. Pads the content, because the cookie's length must not reveal what a page must
 * not say (`kind`, `handle`).
 */
export async function writeEntry(entry: Entry): Promise<void> {
  const told = entry.step === 'code' ? entry.kind.length + entry.handle.length : 0;
  await kept.write({ ...entry, filler: '.'.repeat(Math.max(0, longestSecret - told)) });
}

/** Characters of the longest kind with the API's longest handle; the identity provider's are longer, but no secret. */
const longestSecret = 128;

/** For actions and route handlers only. */
export async function removeEntry(): Promise<void> {
  await kept.remove();
}
