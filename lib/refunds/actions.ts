'use server';

/** Requests refunds, and removes answered requests from the customer's list (docs/api.md 11). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { getOrder } from '@/lib/orders/queries';
import { isRefundable, standingRefund } from '@/lib/orders/refund-state';
import { redirect } from '@/lib/paths/redirect';
import { refundRequestSchema } from '@/lib/refunds/form-schema';
import { sendRefund } from '@/lib/refunds/send';
import { requireSession } from '@/lib/session/session-ended';
import { forgetWaitingPictures } from '@/lib/uploads/form-pictures';

export const askForRefund = formAction(refundRequestSchema, async ({ inputs, locale }) => {
  const order = requireSession(await getOrder(inputs.order, locale));
  if (!order.ok) return refuse('refundNotSent', 'refundKept');
  if (standingRefund(order.value) !== undefined) {
    await leaveNotice('refundExists', 'warning');
    redirect(localizedPath(locale, `/orders/${inputs.order}/refund`));
  }
  if (!isRefundable(order.value)) return refuse('refundNotYet');
  const sent = await sendRefund(order.value, inputs, locale);
  if (sent !== 'sent') return sent;
  await forgetWaitingPictures();
  await leaveNotice('refundSent');
  redirect(localizedPath(locale, '/refunds'));
});

/** A request that does not exist any more was removed before. */
export const removeRefund = formAction(
  z.object({ refund: z.string().regex(idShape) }),
  async ({ inputs, pagePath, locale }) => {
    const removed = requireSession(
      await customerApi({
        path: 'dashboard/user/order-refunds/delete',
        method: 'DELETE',
        body: { ids: [Number(inputs.refund)] },
        locale,
        schema: z.unknown(),
      }),
    );
    if (!removed.ok && removed.why !== 'gone') return refuseUnwritten(removed);
    await leaveNotice('refundRemoved');
    redirect(pagePath);
  },
);
