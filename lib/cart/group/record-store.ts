/**
 * Keeps the record of who had what in a group order: by its cart for a day, and by the order that the cart has become for
 * thirty days (docs/decisions/082, 083).
 */
import 'server-only';
import { z } from 'zod';
import { groupKeptFor } from '@/lib/cart/group/facts';
import { keptMeasure } from '@/lib/products/measure';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds. */
const orderKeptFor = 30 * secondsIn.day;

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

const storedRecords = storedRecord(recordSchema, groupKeptFor);
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
