/**
 * Encodes a basket compactly for a cookie, in characters that need no escaping, and validates it when reading. Its
 * prices are those that the customer was shown, kept only to notice a change; nothing is ever charged by them.
 */

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';

/** Stands in where the API did not say which product a stock belongs to. */
export const noUuid = '00000000-0000-0000-0000-000000000000';

/** The largest quantity of one line. */
export const mostUnits = 9999;

/** May be fractional in R2 (docs/api.md 7.9), because another client may have filled the account's cart. */
const count = z.number().positive().max(mostUnits);
const stock = z.string().regex(idShape);
const price = z.number().int().min(0);

const addonSchema = z.object({ stockId: stock, quantity: count });

const lineSchema = z.object({
  stockId: stock,
  /** The product's uuid, for looking it up (docs/api.md 6.6). */
  uuid: z.guid(),
  quantity: count,
  /** Minor units of one unit when it was added; null when not known, or not readable: the other lines stay. */
  shown: price.nullable().catch(null),
  addons: z.array(addonSchema),
});

const basketSchema = z.object({
  shopId: stock,
  /** The currency that `shown` is in: an id or "base". */
  currency: z.string().regex(/^(base|[1-9]\d{0,5})$/),
  lines: z.array(lineSchema),
});

export type Basket = z.output<typeof basketSchema>;
export type BasketLine = z.output<typeof lineSchema>;

/**
 * "5~base~{uuid}!k9!2!lc*3a!1.{uuid}!…~": numbers are in base 36 (fractions in base 10: "1-5"), a uuid takes 22
 * characters. The final "~" proves that nothing was cut off. Leaves out lines with 0 units, which R1 keeps when a
 * product is sold out (docs/api.md 7.3).
 */
export function encodeBasket({ shopId, currency, lines }: Basket): string {
  const line = ({ uuid, stockId, quantity, shown, addons }: BasketLine) =>
    [
      [packUuid(uuid), pack(stockId), packUnits(quantity), ...(isPrice(shown) ? [pack(shown)] : [])].join('!'),
      ...addons.filter(hasUnits).map(addon => `${pack(addon.stockId)}!${packUnits(addon.quantity)}`),
    ].join('*');
  return [pack(shopId), currency, lines.filter(hasUnits).map(line).join('.'), ''].join('~');
}

/** A discount larger than the price makes the API's `total_price` negative. */
function isPrice(shown: number | null): shown is number {
  return price.safeParse(shown).success;
}

/** Whether there are enough units to be written: less than half a thousandth is rounded to 0. */
function hasUnits({ quantity }: { quantity: number }): boolean {
  return quantity >= 0.0005;
}

/** Characters. Browsers keep no longer cookie, so a longer text is not one of ours. */
export const longestText = 4096;

/** Null unless it is a complete basket with lines. */
export function decodeBasket(written: string | undefined): Basket | null {
  if (written !== undefined && written.length > longestText) return null;
  const [shop = '', currency = '', rest = '', end, ...more] = (written ?? '').split('~');
  // A truncated cookie would otherwise read as other quantities.
  if (end !== '' || more.length > 0) return null;
  const parsed = basketSchema.safeParse({
    shopId: String(unpack(shop)),
    currency,
    lines: rest === '' ? [] : rest.split('.').map(readLine),
  });
  return parsed.success && parsed.data.lines.length > 0 ? parsed.data : null;
}

function readLine(written: string) {
  const [own = '', ...addons] = written.split('*');
  const [uuid = '', stockId = '', quantity = '', shown] = own.split('!');
  return {
    uuid: unpackUuid(uuid),
    stockId: String(unpack(stockId)),
    quantity: unpackUnits(quantity),
    shown: shown === undefined ? null : unpack(shown),
    addons: addons.map(addon => {
      const [id = '', units = ''] = addon.split('!');
      return { stockId: String(unpack(id)), quantity: unpackUnits(units) };
    }),
  };
}

function pack(value: string | number): string {
  return Number(value).toString(36);
}

function unpack(written: string): number {
  return /^[0-9a-z]{1,9}$/.test(written) ? Number.parseInt(written, 36) : Number.NaN;
}

/** Rounds to thousandths. Two additions together may be more than is read. */
function packUnits(quantity: number): string {
  const units = Math.min(quantity, mostUnits);
  return Number.isInteger(units) ? pack(units) : String(Number(units.toFixed(3))).replace('.', '-');
}

function unpackUnits(written: string): number {
  return /^\d{1,4}-\d{1,3}$/.test(written) ? Number(written.replace('-', '.')) : unpack(written);
}

function packUuid(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function unpackUuid(packed: string): string {
  const hex = Buffer.from(packed, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
