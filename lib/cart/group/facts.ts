/**
 * Keeps what the API has no field for in a group order: until when and for how much its members may choose, how fees
 * are shared, and how it ended. Our processes share it for a day; another storefront of the same API would not know it
 * (docs/decisions/082).
 */
import 'server-only';
import { z } from 'zod';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket';
import { keptMeasure } from '@/lib/products/measure';
import { fulfilments } from '@/lib/shops/fulfilment';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds. */
const keptFor = secondsIn.day;
const orderKeptFor = 30 * secondsIn.day;

/** The terms that the owner has set for the members. */
export const termsShape = {
  /** Milliseconds since the epoch. */
  until: z.number().nullable(),
  /** The limit of each member, in minor units of `currency`: the cart's when the limit was set. */
  limit: z.number().nullable(),
  /** An id of the marketplace, or "base". */
  currency: z.string().optional(),
  sharing: z.enum(['value', 'equal']),
};

/** The owner's choices at the checkout that change what everybody pays. Never shown to members. */
const choiceShape = {
  fulfilment: z.enum(fulfilments).default('delivery'),
  /** As in the checkout's draft. */
  tip: z.string().default(''),
  ownTip: z.string().default(''),
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

const storedFacts = storedRecord(factsSchema, keptFor);

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

const endSchema = z.object({
  why: z.enum(['kicked', 'left', 'cancelled']),
  chosen: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number().default(0),
});

const storedEnds = storedRecord(endSchema, keptFor);

type Why = z.output<typeof endSchema>['why'];

/**
 * Keeps the choices of a participant who is about to leave the group: they become their own basket. Written before the
 * call that removes them, because its answer may be lost.
 */
export async function keepChosen(uuid: string, why: Why, basket: Basket | null): Promise<void> {
  const chosen = basket === null ? '' : encodeBasket(basket);
  await storedEnds.write(`group end ${uuid}`, { why, chosen, at: Date.now() });
}

/** Null also for a participant whose removal failed and whose choices were ordered later. */
export async function findMemberEnd(uuid: string, cart: string): Promise<{ why: Why; chosen: Basket | null } | null> {
  const [end, record] = await Promise.all([storedEnds.read(`group end ${uuid}`), findRecord(cart)]);
  if (end === null) return null;
  const isOrdered = record !== null && record.at > end.at && record.people.some(person => person.uuid === uuid);
  return isOrdered ? null : { why: end.why, chosen: decodeBasket(end.chosen) };
}

const recordSchema = z.object({
  /** When it was ordered: milliseconds since the epoch. */
  at: z.number().default(0),
  /** An id of the marketplace, or "base". */
  currency: z.string(),
  /** Of the titles and options; "" for a record of before this was kept. */
  language: z.string().default(''),
  sharing: z.enum(['value', 'equal']),
  total: z.number(),
  people: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      isOwner: z.boolean(),
      /** Minor units, as all amounts here. */
      goods: z.number(),
      share: z.number(),
      lines: z.array(
        z.object({
          /** The uuid of the product, or of the one that an add-on was sold with; null where it is not known. */
          product: z.string().nullable().default(null),
          stock: z.string().default(''),
          title: z.string(),
          options: z.string(),
          measure: keptMeasure,
          quantity: z.number(),
          total: z.number(),
        }),
      ),
    }),
  ),
});

const storedRecords = storedRecord(recordSchema, keptFor);
const orderRecords = storedRecord(recordSchema, orderKeptFor);

/** Who had what of a group order, and how much each one pays. */
export type GroupRecord = z.output<typeof recordSchema>;

/** Written before the order is sent, because ordering ends the cart. */
export async function keepRecord(cart: string, record: GroupRecord): Promise<void> {
  await storedRecords.write(`group record ${cart}`, record);
}

export async function findRecord(cart: string): Promise<GroupRecord | null> {
  return storedRecords.read(`group record ${cart}`);
}

/** Records which order the group's cart has become. */
export async function recordOrder(cart: string, orderId: string): Promise<void> {
  const record = await findRecord(cart);
  if (record !== null) await orderRecords.write(`group order ${orderId}`, record);
}

export async function findOrderRecord(orderId: string): Promise<GroupRecord | null> {
  return orderRecords.read(`group order ${orderId}`);
}
