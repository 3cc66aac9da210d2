/** Calls for what is public and must be current: no token, and the answer is not kept. */
import 'server-only';
import type { z } from 'zod';
import { type ApiRequest, callApi, type Outcome } from '@/lib/api/client';

/**
 * For questions whose answer must be current (may this be ordered now?) and for calls before somebody is signed in.
 * Answers that everybody may share for a while go through `publicApi`, those that belong to a customer through
 * `customerApi`.
 *
 * @example const shop = await liveApi({ path: `rest/shops/${id}`, locale, schema: envelope(shopSchema) });
 */
export async function liveApi<S extends z.ZodType>(
  request: Omit<ApiRequest<S>, 'authorization'>,
): Promise<Outcome<z.output<S>>> {
  return callApi(request);
}
