/** The changes a customer may make to the cart, as forms post them and as the browser's store sends them. */

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { mostUnits } from '@/lib/cart/basket/basket';

const stock = z.string().regex(idShape);
const units = z.coerce.number().int().min(1).max(mostUnits);
/** Another client may have filled a line with a fractional quantity (docs/api.md 7.9). */
const unitsAndParts = z.coerce.number().min(1).max(mostUnits);

/** The changes that the controls on the cart itself make. */
export const controlSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('set'), line: stock, quantity: unitsAndParts }),
  z.object({ do: z.literal('remove'), line: stock, addon: stock.optional() }),
  z.object({ do: z.literal('clear') }),
  z.object({ do: z.literal('undo') }),
  z.object({ do: z.literal('choose'), choice: z.enum(['new', 'stay']) }),
  z.object({ do: z.literal('swap'), shop: stock }),
  z.object({ do: z.literal('unpark'), shop: stock }),
]);

/** One change by the browser's store (components/cart/cart-store.client.ts). */
export const changeSchema = z.discriminatedUnion('do', [
  /** One press in a list; `quantity` when several presses were combined into one change, `stock` where a row names one. */
  z.object({ do: z.literal('add'), product: z.guid(), stock: stock.optional(), quantity: units.optional() }),
  /** The product's form, field by field. */
  z.object({ do: z.literal('form'), product: z.guid(), fields: z.record(z.string().max(40), z.string().max(40)) }),
  controlSchema,
]);

export type ControlInputs = z.output<typeof controlSchema>;
export type ControlChange = z.input<typeof controlSchema>;
export type CartChange = z.input<typeof changeSchema>;
