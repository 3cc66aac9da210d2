/** Parses a customer's refunds (docs/api.md 11.2). */
import { z } from 'zod';
import { id, picture, translation } from '@/lib/api/schema';
import { refundFields, refundOf } from '@/lib/orders/parts/refund-schema';

/** Without the total: R1 sends it without its currency, or as 0. */
const order = z
  .object({ id, shop: z.object({ logo_img: picture, translation }).nullish().catch(null) })
  .transform(({ id, shop }) => ({ id, shop: shop?.translation.title ?? '', logo: shop?.logo_img ?? '' }));

export const listedRefundSchema = z
  .object({ ...refundFields, order: order.nullish().catch(null) })
  // Of neither, nothing could be said.
  .refine(({ status, order }) => status !== '' || order)
  .transform(({ order, ...refund }) => ({ ...refundOf(refund), order: order ?? null }));

export type ListedRefund = z.output<typeof listedRefundSchema>;
