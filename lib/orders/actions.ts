'use server';

/** What customers do with an order that exists: cancel, pay, order again, review. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notice';
import { fillAgain } from '@/lib/orders/again';
import { payAgain } from '@/lib/orders/pay-again';
import { getOrder } from '@/lib/orders/queries';
import { orderSchema } from '@/lib/orders/schema';
import { isCancellable, statusOf } from '@/lib/orders/status';
import { goToProvider } from '@/lib/payments/provider-visit';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/end-session';
import { updateMeCookie } from '@/lib/session/me-cookie';

const order = z.string().regex(idShape);

/** Cancelled already, by a second press or an answer that was lost: that is what was wanted. */
export const cancelOrder = formAction(z.object({ order }), async ({ value, pagePath, locale, refuse }) => {
  const canceled = await customerApi({
    path: `dashboard/user/orders/${value.order}/status/change`,
    method: 'POST',
    query: { status: 'canceled' },
    locale,
    schema: single(orderSchema),
  });
  if (!canceled.ok && canceled.why === 'unauthorized') return endSession(pagePath);
  if (!canceled.ok) {
    const now = await getOrder(value.order, locale);
    if (!now.ok) return refuse('orderOffline');
    if (statusOf(now.value) !== 'canceled') return refuse(isCancellable(now.value) ? 'orderOffline' : 'orderTaken');
  }
  await leaveNotice('orderCanceled');
  redirect(localizedPath(locale, `/orders/${value.order}`));
});

/**
 * Pays an order that is not paid yet. Asks first whether it is paid meanwhile, so that pressing twice costs nothing.
 */
export const payOrderAgain = formAction(
  z.object({ order, payment: z.string().regex(idShape) }),
  async ({ value, pagePath, locale, refuse }) => {
    const paid = await payAgain(value.order, value.payment, await requestMarket(locale));
    if (paid.how === 'unauthorized') return endSession(pagePath);
    if (paid.how === 'refused') return refuse(paid.key);
    if (paid.how === 'provider') return goToProvider(paid.url, locale);
    await leaveNotice(paid.how === 'cash' ? 'orderCash' : 'orderPaid');
    redirect(localizedPath(locale, `/orders/${value.order}`));
  },
);

export const orderAgain = formAction(z.object({ order }), async ({ value, pagePath, locale, refuse }) => {
  const found = await getOrder(value.order, locale);
  if (!found.ok) return found.why === 'unauthorized' ? endSession(pagePath) : refuse('orderOffline');
  const filled = await fillAgain(found.value, await requestMarket(locale));
  if (filled.status === 'unauthorized') return endSession(pagePath);
  if (filled.status === 'nothing') return refuse('orderGoneAgain');
  if (filled.status === 'failed') return refuse('orderOffline');
  if (filled.status === 'filled') {
    if (filled.count !== null) await updateMeCookie({ count: filled.count });
    if (filled.missing > 0) await leaveNotice('orderAgainPartly', 'trouble', { count: filled.missing });
    else await leaveNotice('orderAgain');
  }
  redirect(localizedPath(locale, '/cart'));
});

const reviewFields = z.object({
  order,
  of: z.enum(['shop', 'courier']),
  rating: z.coerce.number('ratingMissing').int('ratingMissing').min(1, 'ratingMissing').max(5, 'ratingMissing'),
  comment: z.string().trim().max(1000, 'tooLong').optional(),
});

export const reviewOrder = formAction(reviewFields, async ({ value, pagePath, locale, refuse }) => {
  const { of, rating, comment } = value;
  const sent = await customerApi({
    path: `dashboard/user/orders/${of === 'shop' ? 'review' : 'deliveryman-review'}/${value.order}`,
    method: 'POST',
    body: { rating, ...(comment ? { comment } : {}) },
    locale,
    schema: z.unknown(),
  });
  if (!sent.ok && sent.why === 'unauthorized') return endSession(pagePath);
  if (!sent.ok) return refuse(sent.why === 'offline' ? 'orderOffline' : 'orderRefused');
  await leaveNotice('reviewSent');
  redirect(localizedPath(locale, `/orders/${value.order}`));
});
