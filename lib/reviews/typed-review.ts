import 'server-only';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * What was typed into the form of one subject of an order's page and not sent yet; null where nothing was, or into
 * another subject's form.
 *
 * @param of "shop", "courier", or the uuid of a product
 */
export async function typedReview(orderId: string, of: string): Promise<Record<string, string> | null> {
  const unsent = await readUnsent();
  return unsent.order === orderId && unsent.of === of ? unsent : null;
}
