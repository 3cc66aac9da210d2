'use server';

/** Repeats an order on the days that its customer chooses, and stops that (R2, docs/api.md 8.5). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { refuseUnread } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { getClock } from '@/lib/market/queries';
import { leaveNotice } from '@/lib/notices/notice';
import { areRepeatDays, isRepeatable } from '@/lib/orders/again/repeat';
import { getOrder } from '@/lib/orders/queries';
import { redirect } from '@/lib/paths/redirect';
import { requireSession } from '@/lib/session/session-ended';
import { wallTime } from '@/lib/time';

const order = z.string().regex(idShape);
const day = z.string().default('');

/** Asking again for the same days changes nothing, so after a lost answer the order is read to see the result. */
export const repeatOrder = formAction(z.object({ order, from: day, to: day }), async ({ inputs, locale }) => {
  const { from, to } = inputs;
  const clock = await getClock(locale);
  if (clock.isUnknown) return refuse('unchanged');
  const { date: today } = wallTime(clock);
  if (!areRepeatDays({ from, to }, today)) return refuseFields({ to: 'repeatDays' });
  const before = requireSession(await getOrder(inputs.order, locale));
  if (!before.ok) return refuse(before.why === 'gone' ? 'repeatGone' : 'unchanged');
  if (!isRepeatable(before.value)) return refuse('repeatGone');
  const path = `dashboard/user/orders/${inputs.order}/repeat`;
  const body = { from, to };
  const answer = requireSession(await customerApi({ path, method: 'POST', body, locale, schema: z.unknown() }));
  if (!answer.ok) {
    const now = await getOrder(inputs.order, locale);
    const repeat = now.ok ? now.value.repeat : null;
    if (repeat?.from !== from || repeat.to !== to)
      return refuse(now.ok && answer.why !== 'offline' ? 'repeatGone' : 'repeatOffline');
  }
  await leaveNotice('repeatOn');
  redirect(localizedPath(locale, `/orders/${inputs.order}`));
});

/**
 * Stops the repeat that the order has by now, which may be another one than its page showed. Where it has none, it was
 * stopped already. Whatever the API has answered, the order is read to see the result: a repeat that we call stopped must
 * not go on ordering.
 */
export const stopRepeating = formAction(z.object({ order }), async ({ inputs, locale }) => {
  const before = requireSession(await getOrder(inputs.order, locale));
  if (!before.ok) return refuseUnread(before);
  if (before.value.repeat !== null) {
    const path = `dashboard/user/orders/${before.value.repeat.id}/delete-repeat`;
    const stopped = requireSession(await customerApi({ path, method: 'DELETE', locale, schema: z.unknown() }));
    const isSaid = stopped.ok || stopped.why === 'gone';
    const now = requireSession(await getOrder(inputs.order, locale));
    if (now.ok ? now.value.repeat !== null : !isSaid) return refuse('repeatOffline');
  }
  await leaveNotice('repeatOff');
  redirect(localizedPath(locale, `/orders/${inputs.order}`));
});
