/**
 * Parses the lines of an order (docs/api.md 2.9). Their totals are rounded together to whole minor units, as the checkout
 * does, so that both show the same sum of goods.
 */
import { z } from 'zod';
import { countedList, flag, id, list, longText, number, picture, text, translation } from '@/lib/api/schema';
import { roundedTogether } from '@/lib/cart/rounding';
import { measureFields, measureOf } from '@/lib/products/measure';
import { chosenOption, optionLooks, optionNames } from '@/lib/products/options';

const lineFields = {
  id,
  stock_id: text.catch(''),
  /** Without one the line cannot be read: it would be none of nothing, for free. */
  quantity: number.refine(quantity => quantity > 0),
  total_price: number,
  bonus: flag,
  note: longText.catch(''),
  stock: z
    .object({
      quantity: number,
      extras: list(chosenOption),
      product: z
        .object({
          uuid: text,
          img: picture,
          active: z.preprocess(value => value ?? true, flag),
          translation,
          ...measureFields,
        })
        .nullish(),
    })
    .nullish()
    .catch(null),
};

function lineOf(line: z.output<z.ZodObject<typeof lineFields>>) {
  const { stock } = line;
  return {
    id: line.id,
    stockId: line.stock_id,
    /** The product's uuid; empty when the product is gone. */
    uuid: stock?.product?.uuid ?? '',
    quantity: line.quantity,
    /** Whole minor units, after all lines were `rounded`. */
    total: line.total_price,
    isBonus: line.bonus,
    note: line.note,
    title: stock?.product?.translation.title ?? '',
    options: optionNames(stock?.extras ?? []),
    /** Colours and pictures of the options. */
    looks: optionLooks(stock?.extras ?? []),
    /** Null for what is sold by the piece. */
    measure: stock?.product ? measureOf(stock.product) : null,
    picture: stock?.product?.img ?? '',
    /** No longer sold, or sold out. */
    isGone: !stock?.product?.active || stock.quantity <= 0,
  };
}

const line = z
  .object({ ...lineFields, addons: countedList(z.object(lineFields).transform(lineOf)) })
  .transform(({ addons, ...line }) => ({ ...lineOf(line), addons: addons.items, missedAddons: addons.missed }));

export type OrderLine = z.output<typeof line>;
type Piece = OrderLine['addons'][number];

/** Rounds the totals to whole minor units together, as the checkout does, so that both show the same sum of goods. */
function rounded(lines: OrderLine[]): OrderLine[] {
  const all: Piece[] = lines.flatMap(line => [line, ...line.addons]);
  const whole = roundedTogether(all, ({ total }) => total);
  const inMinor = <L extends Piece>(line: L): L => ({ ...line, total: whole.get(line) ?? 0 });
  return lines.map(line => ({ ...inMinor(line), addons: line.addons.map(inMinor) }));
}

function unreadAmong({ items, missed }: { items: OrderLine[]; missed: number }): number {
  return items.reduce((sum, { missedAddons }) => sum + missedAddons, missed);
}

/** `unread`: number of lines and add-ons that could not be read. The receipt has their sum in the row of the difference. */
export const orderLinesSchema = countedList(line).transform(lines => ({
  lines: rounded(lines.items),
  unread: unreadAmong(lines),
}));
