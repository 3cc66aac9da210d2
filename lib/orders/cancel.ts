/**
 * Cancels an order or a parcel that nobody has accepted yet. R1 looks neither at the status nor at the owner
 * (docs/api.md 8.4), so it is read first.
 */
import 'server-only';
import type { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { type Refusal, refuse } from '@/lib/forms/refusal';
import { refuseUnread } from '@/lib/forms/refuse-failure';
import type { Locale } from '@/lib/i18n/locales';
import { isCancellable, statusOf } from '@/lib/orders/progress/status';
import { requireSession } from '@/lib/session/session-ended';

interface Cancelling<S extends z.ZodType<{ status: string }>> {
  /** Below /api/v1/: what changes the status. */
  path: string;
  schema: S;
  read: () => Promise<Outcome<z.output<S>>>;
}

/**
 * Cancelled, also where it was before, by a second press or by a call whose answer was lost; or taken, where it has been
 * accepted meanwhile. Its page then has no form any more that could say so.
 *
 * @throws SessionEnded
 */
export async function cancelOnce<S extends z.ZodType<{ status: string }>>(
  { path, schema, read }: Cancelling<S>,
  locale: Locale,
): Promise<Refusal | 'canceled' | 'taken'> {
  let found = requireSession(await read());
  if (!found.ok) return refuseUnread(found);
  if (isCancellable(found.value)) {
    const query = { status: 'canceled' };
    const sent = await customerApi({ path, method: 'POST', query, locale, schema: envelope(schema) });
    const canceled = requireSession(sent);
    found = canceled.ok ? canceled : requireSession(await read());
  }
  if (!found.ok || isCancellable(found.value)) return refuse('unheard');
  return statusOf(found.value) === 'canceled' ? 'canceled' : 'taken';
}
