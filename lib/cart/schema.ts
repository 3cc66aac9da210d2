/** Parses carts and their sums (docs/api.md 2.8, 7.6). */
import { z } from 'zod';
import { envelope } from '@/lib/api/envelopes';
import { flag, id, list, number, picture, shortText, text, translation } from '@/lib/api/schema';
import { measureFields, measureOf } from '@/lib/products/measure';
import { chosenOption, optionLooks, optionNames } from '@/lib/products/options';
import { unlimited } from '@/lib/products/stock-schema';

const productSchema = z.object({
  uuid: text,
  img: picture,
  min_qty: number,
  max_qty: number,
  status: z.string().nullish().catch(null),
  active: z.unknown().optional(),
  translation,
  ...measureFields,
});

const stockSchema = z.object({
  id,
  quantity: number,
  extras: list(chosenOption),
  product: productSchema.nullish(),
});

const lineFields = { id, quantity: number, bonus: flag, price: number, discount: number, stock: stockSchema.nullish() };

/**
 * Stands in where the API gives a line without its stock, which may be missing (docs/api.md 2.8): no marketplace counts
 * its stocks that far, so the API knows none of this id.
 */
function noStock(lineId: string): string {
  return `9${lineId.padStart(9, '0').slice(-9)}`;
}

/** Amounts stay floats here; they are rounded together later, so that a receipt adds up (lib/cart/rounding.ts). */
function lineOf({ id, quantity, bonus, price, discount, stock }: z.output<z.ZodObject<typeof lineFields>>) {
  const product = stock?.product;
  return {
    id,
    stockId: stock?.id ?? noStock(id),
    uuid: product?.uuid || null,
    title: product?.translation.title ?? '',
    options: optionNames(stock?.extras ?? []).join(' · '),
    looks: optionLooks(stock?.extras ?? []),
    measure: product ? measureOf(product) : null,
    picture: product?.img ?? '',
    quantity,
    isBonus: bonus,
    /** Whole units of the currency, for the whole line, tax included. */
    price,
    discount,
    /** Units in store. */
    left: stock?.quantity ?? 0,
    min: product?.min_qty || 1,
    max: product?.max_qty || unlimited,
    isGone: !stock || product?.active === false || product?.active === 0 || isWithdrawn(product?.status),
  };
}

function isWithdrawn(status: string | null | undefined): boolean {
  return status === 'pending' || status === 'unpublished';
}

const addonSchema = z.object(lineFields).transform(lineOf);

const lineSchema = z
  .object({ ...lineFields, addons: z.array(addonSchema).nullish() })
  .transform(({ addons, ...line }) => ({ ...lineOf(line), addons: addons ?? [] }));

/** A line in which something cannot be read: as one of which the stock is missing. */
const vagueSchema = z
  .object({
    ...lineFields,
    quantity: number.catch(1),
    price: number.catch(0),
    discount: number.catch(0),
    stock: z
      .unknown()
      .optional()
      .transform(() => null),
  })
  .transform(line => ({ ...lineOf(line), addons: [] }));

const readableLines = list(lineSchema);
const allLines = list(lineSchema.or(vagueSchema));

/**
 * A line that does not parse is shown as gone and can only be removed: the order would have it, and its total counts
 * it. If no line parses, the whole cart is rejected: it has lines, and must not look empty.
 */
const linesSchema = z
  .array(z.unknown())
  .nullish()
  .transform((entries, context) => {
    const lines = readableLines.parse(entries);
    if (lines.length === (entries?.length ?? 0)) return lines;
    if (lines.length === 0) context.addIssue({ code: 'custom', message: 'no line can be read' });
    return allLines.parse(entries);
  });

/** One participant. One that does not parse makes the cart unreadable, because an empty cart would be untrue. */
const participantSchema = z.object({
  id: text,
  user_id: text,
  name: shortText,
  uuid: text,
  status: flag,
  cartDetails: linesSchema,
});

export type AccountCartLine = z.output<typeof lineSchema>;
export type AccountCartAddon = z.output<typeof addonSchema>;

const cartSchema = z
  .object({
    id,
    shop_id: id,
    owner_id: id,
    currency_id: text,
    rate: number,
    total_price: number,
    receipt_discount: number,
    group: flag,
    user_carts: z.array(participantSchema).nullish(),
  })
  // A participant of whom nothing can be read parses as one without lines.
  .refine(
    ({ owner_id, total_price, user_carts }) =>
      total_price <= 0 || !user_carts?.length || user_carts.some(({ user_id }) => user_id === owner_id),
    'it costs something, and its owner has no part in it',
  )
  .transform(({ id, shop_id, owner_id, currency_id, rate, total_price, receipt_discount, group, user_carts }) => ({
    id,
    shopId: shop_id,
    ownerId: owner_id,
    /** Empty where the API does not say. */
    currencyId: currency_id,
    /** The rate of that currency, as the API has it now; 0 where it does not say. */
    rate,
    isGroup: group,
    recipeDiscount: receipt_discount,
    isTorn: isTorn(user_carts ?? [], receipt_discount, total_price),
    /** The owner's lines; members of a group order have lines of their own. */
    lines: (user_carts ?? []).filter(({ user_id }) => user_id === owner_id).flatMap(({ cartDetails }) => cartDetails),
    /** In the order in which they joined, the owner first. */
    participants: (user_carts ?? []).map(({ id, user_id, name, uuid, status, cartDetails }) => ({
      id,
      name,
      /** Anybody who knows the uuid can act as this participant, so it never leaves the server. */
      uuid,
      isOwner: user_id === owner_id,
      isChoosing: status,
      lines: cartDetails,
    })),
  }));

/**
 * Whether the lines are in another currency than their sum: R1 answers like this once, when another currency is
 * requested (docs/api.md 7.2). Rates differ by more than rounding differences between sums.
 */
function isTorn(members: z.output<typeof participantSchema>[], discount: number, total: number): boolean {
  const lines = members.flatMap(({ cartDetails }) => cartDetails).flatMap(line => [line, ...line.addons]);
  const sum = lines.reduce((sum, { price, discount }) => sum + price - discount, 0) - discount;
  return total > 0 && Math.abs(sum - total) > total / 100;
}

export const accountCartSchema = envelope(cartSchema);

/** Null where the API reports success without a cart, as it does for one that is gone (docs/api.md 7.7). */
export const groupCartSchema = envelope(cartSchema.nullish().transform(cart => cart ?? null));

export type AccountCart = z.output<typeof accountCartSchema>;
export type GroupParticipant = AccountCart['participants'][number];

/** The participant who has joined; null for a cart that cannot be joined (docs/api.md 7.7). */
export const joinedSchema = envelope(
  z
    .object({ id, cart_id: id, uuid: z.string().min(1) })
    .transform(({ id, cart_id, uuid }) => ({ id, cartId: cart_id, uuid }))
    .nullish()
    .transform(joined => joined ?? null),
);

const sums = {
  price: number,
  total_discount: number,
  total_shop_tax: number,
  delivery_fee: number,
  service_fee: number,
  tips: number,
  coupon_price: number,
  receipt_discount: number,
  total_price: number,
};

export type ApiTotals = z.output<z.ZodObject<typeof sums>>;

/**
 * A total of 0 is left out (docs/api.md 1.8). One that is missing beside parts that cost something is not known: only a
 * coupon could have taken off all of them.
 */
function isTotalKnown({ price, total_discount, total_price, coupon_price, ...fees }: ApiTotals): boolean {
  const { total_shop_tax, delivery_fee, service_fee, tips } = fees;
  const parts = price - total_discount + total_shop_tax + delivery_fee + service_fee + tips;
  return total_price !== 0 || coupon_price > 0 || parts < 0.01;
}

const noTotal = 'the total is missing';

export const totalsSchema = envelope(z.object(sums).refine(isTotalKnown, noTotal));

/** Lines that the API gives without their stock are left out: the cookie tells what was chosen (lib/cart/lost-lines.ts). */
const guestLines = linesSchema.transform(lines => lines.filter(({ id, stockId }) => stockId !== noStock(id)));

/** The sums of a guest's products (docs/api.md 7.6); the API wraps them twice. */
export const guestSumsSchema = envelope(
  envelope(z.object({ ...sums, stocks: guestLines }).refine(isTotalKnown, noTotal)),
);
