/** The changes a customer may make to the cart, as forms post them and as the browser's store sends them. */

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';

const stock = z.string().regex(idShape);
const units = z.coerce.number().int().min(1).max(9999);

export const quantitySchema = z.object({ line: stock, quantity: units });
export const removeSchema = z.object({ line: stock, addon: stock.optional() });
export const chooseSchema = z.object({ choice: z.enum(['new', 'stay']) });
export const takeUpSchema = z.object({ shop: stock });
export const nothingSchema = z.object({});

/** One change by the browser's store (components/cart/cart-store.client.ts). */
export const changeSchema = z.discriminatedUnion('do', [
  /** One press in a list; `quantity` when several presses were combined. */
  z.object({ do: z.literal('add'), product: z.guid(), quantity: units.optional() }),
  /** The product's form, field by field. */
  z.object({ do: z.literal('form'), product: z.guid(), fields: z.record(z.string().max(40), z.string().max(40)) }),
  quantitySchema.extend({ do: z.literal('set') }),
  removeSchema.extend({ do: z.literal('remove') }),
  z.object({ do: z.literal('clear') }),
  z.object({ do: z.literal('undo') }),
  chooseSchema.extend({ do: z.literal('choose') }),
  takeUpSchema.extend({ do: z.literal('swap') }),
]);

export type CartChange = z.input<typeof changeSchema>;
