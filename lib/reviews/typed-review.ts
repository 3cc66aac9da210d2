import 'server-only';
import { readUnsent } from '@/lib/forms/unsent';
import type { Reviewed } from '@/lib/reviews/form-schema';

/**
 * What was typed into one form of an order's page of reviews and not sent yet; null where nothing was, or into another
 * form.
 */
export async function typedReview(orderId: string, of: Reviewed): Promise<Record<string, string> | null> {
  const unsent = await readUnsent();
  return unsent.order === orderId && unsent.of === of ? unsent : null;
}
