/** Parses a product's stocks with their options and add-ons (docs/api.md 2.4). */
import { z } from 'zod';
import type { Amount } from '@/lib/api/money-schema';
import { id, list, longText, number, translation } from '@/lib/api/schema';
import { wholeMinor } from '@/lib/money';
import { optionGroup } from '@/lib/products/options';

/** Stands for a missing `max_qty` (docs/api.md 2.4). */
export const unlimited = 1_000_000;

const optionSchema = z
  .object({
    id,
    extra_group_id: id,
    value: longText,
    group: optionGroup,
  })
  .transform(({ id, extra_group_id, value, group }) => ({
    id,
    value,
    group: { id: extra_group_id, type: group?.type ?? ('text' as const), title: group?.translation.title ?? '' },
  }));

/** For `value` bought units, `quantity` units of another product are free (docs/api.md 2.5). */
const countBonus = z
  .object({
    type: z.string(),
    value: number,
    bonus_quantity: number,
    bonusStock: z.object({ product: z.object({ translation }).nullish() }).nullish(),
  })
  .nullish()
  .catch(null)
  .transform(found =>
    found && found.type === 'count'
      ? {
          buy: found.value,
          get: found.bonus_quantity,
          title: found.bonusStock?.product?.translation.title ?? '',
        }
      : null,
  );

function stockFields(amount: Amount) {
  return {
    id,
    quantity: number,
    /** In minor units with fractions, like `exact`. */
    discount: number.transform(inParts),
    total_price: number.transform(price => ({ rounded: amount.parse(price), exact: inParts(price) })),
    bonus: countBonus,
  };
}

/** Minor units with fractions, which the API rounds only in the sum (docs/api.md 1.10); removes errors of floats. */
function inParts(price: number): number {
  return Number((price * 100).toFixed(4));
}

type ApiStock = z.output<z.ZodObject<ReturnType<typeof stockFields>>>;

function stockOf(raw: ApiStock) {
  const { id, quantity, discount, bonus } = raw;
  const { rounded: price, exact } = raw.total_price;
  return {
    id,
    /** Units in store. */
    quantity,
    price,
    /** The price in minor units with fractions, from which the price of a quantity is calculated. */
    exact,
    /** One unit's price before the discount (docs/api.md 2.4), or null. */
    oldPrice: wholeMinor(discount) > 0 ? { ...price, minor: wholeMinor(exact + discount) } : null,
    bonus,
  };
}

export const briefStock = (amount: Amount) => z.object(stockFields(amount)).transform(stockOf);

function addonSchema(amount: Amount) {
  return z
    .object({
      id,
      product: z.object({
        id,
        min_qty: number,
        max_qty: number,
        translation,
        stock: briefStock(amount),
      }),
    })
    .transform(({ product }) => ({
      stockId: product.stock.id,
      title: product.translation.title,
      price: product.stock.price,
      exact: product.stock.exact,
      quantity: product.stock.quantity,
      minQuantity: product.min_qty || 1,
      maxQuantity: product.max_qty || unlimited,
    }));
}

export function fullStock(amount: Amount) {
  return z
    .object({ ...stockFields(amount), extras: list(optionSchema), addons: list(addonSchema(amount)) })
    .transform(({ extras, addons, ...stock }) => ({ ...stockOf(stock), options: extras, addons }));
}
