/**
 * Keeps the facts of a group order for which the API has no field: until when and for how much its members may choose,
 * how fees are shared, and what the owner has chosen at the checkout. Our processes share them for a day; another
 * storefront of the same API would not know them (docs/decisions/082).
 */
import 'server-only';
import { z } from 'zod';
import { fulfilments } from '@/lib/shops/fulfilment';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds. */
export const groupKeptFor = secondsIn.day;

/** The terms that the owner has set for the members. */
export const termsShape = {
  /** Milliseconds since the epoch. */
  until: z.number().nullable(),
  /** The limit of each member, in minor units of `currency`: that of the page on which it was typed. */
  limit: z.number().nullable(),
  /** An id of the marketplace, or "base". */
  currency: z.string().optional(),
  sharing: z.enum(['value', 'equal']),
};

/** The owner's choices at the checkout that change what everybody pays. Never shown to members. */
const choiceShape = {
  fulfilment: z.enum(fulfilments).default('delivery'),
  /** The id of the collection point; empty for none. */
  collectionPoint: z.string().default(''),
  /** As in the checkout's draft. */
  tip: z.string().default(''),
  ownTip: z.string().default(''),
  tipCurrency: z.string().default(''),
  /** A code that the API has accepted; empty for none. */
  coupon: z.string().default(''),
};

const factsSchema = z.object({
  ownerId: z.string(),
  /** The owner's name, for the invitation; empty where it is not known. */
  owner: z.string(),
  shop: z.string(),
  ...termsShape,
  ...choiceShape,
  /** The owner's delivery point, for the delivery fee. Never shown to members. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** When that became the point, in milliseconds since the epoch. */
  pointAt: z.number().default(0),
  state: z.enum(['open', 'cancelled']),
  /** The owner's own uuid, with which the group is read while nobody has joined yet. Never shown to members. */
  key: z.string().default(''),
});

const storedFacts = storedRecord(factsSchema, groupKeptFor);

export type GroupFacts = z.output<typeof factsSchema>;
export type GroupChoice = Pick<GroupFacts, keyof typeof choiceShape>;
export type GroupTerms = Pick<GroupFacts, keyof typeof termsShape>;

export async function findFacts(cart: string): Promise<GroupFacts | null> {
  return storedFacts.read(`group facts ${cart}`);
}

export async function writeFacts(cart: string, facts: GroupFacts): Promise<void> {
  await storedFacts.write(`group facts ${cart}`, facts);
}

export function isTooLate(facts: Pick<GroupFacts, 'until'> | null): boolean {
  return facts !== null && facts.until !== null && Date.now() > facts.until;
}
