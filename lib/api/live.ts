/** What is public and asked anew each time: no token, and nothing of the answer is kept. */
import 'server-only';
import type { z } from 'zod';
import { type ApiRequest, callApi, type Outcome } from '@/lib/api/client';

/**
 * For questions whose answer must be of this moment (may this be ordered now?) and for calls of somebody who is not
 * signed in yet. What everybody may see for a while goes through `publicApi`, what belongs to a customer through
 * `customerApi`.
 *
 * @example const shop = await liveApi({ path: `rest/shops/${id}`, locale, schema: single(shopSchema) });
 */
export async function liveApi<S extends z.ZodType>(
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  return callApi(request);
}
