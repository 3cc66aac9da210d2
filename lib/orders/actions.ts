'use server';

/** What customers do with an order that exists: cancel, pay, order again, review. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { askedMarket } from '@/lib/market/asked';
import { leaveNotice } from '@/lib/notice';
import { fillAgain } from '@/lib/orders/again';
import { payAgain } from '@/lib/orders/pay-again';
import { getOrder } from '@/lib/orders/queries';
import { orderSchema } from '@/lib/orders/schema';
import { isCancellable, statusOf } from '@/lib/orders/status';
import { goToProvider } from '@/lib/payments/provider-visit';
import { redirect } from '@/lib/redirect';
import { noteMe } from '@/lib/session/me-cookie';
import { endSession } from '@/lib/session/sign-in-again';

const order = z.string().regex(idShape);

/** Cancelled already, by a second press or an answer that was lost: that is what was wanted. */
export const cancelOrder = formAction(z.object({ order }), async ({ value, address, locale, refuse }) => {
  const canceled = await customerApi({
    path: `dashboard/user/orders/${value.order}/status/change`,
    method: 'POST',
    query: { status: 'canceled' },
    locale,
    schema: single(orderSchema),
  });
  if (!canceled.ok && canceled.why === 'unauthorized') return endSession(address);
  if (!canceled.ok) {
    const now = await getOrder(value.order, locale);
    if (!now.ok) return refuse('orderOffline');
    if (statusOf(now.value) !== 'canceled') return refuse(isCancellable(now.value) ? 'orderOffline' : 'orderTaken');
  }
  await leaveNotice('orderCanceled');
  redirect(localized(locale, `/orders/${value.order}`));
});

/** Pays an order that is not paid yet. Asks first whether it is paid meanwhile, so that pressing twice costs nothing. */
export const payOrderAgain = formAction(
  z.object({ order, payment: z.string().regex(idShape) }),
  async ({ value, address, locale, refuse }) => {
    const paid = await payAgain(value.order, value.payment, await askedMarket(locale));
    if (paid.how === 'unauthorized') return endSession(address);
    if (paid.how === 'refused') return refuse(paid.key);
    if (paid.how === 'provider') return goToProvider(paid.url, locale);
    await leaveNotice(paid.how === 'cash' ? 'orderCash' : 'orderPaid');
    redirect(localized(locale, `/orders/${value.order}`));
  },
);

export const orderAgain = formAction(z.object({ order }), async ({ value, address, locale, refuse }) => {
  const found = await getOrder(value.order, locale);
  if (!found.ok) return found.why === 'unauthorized' ? endSession(address) : refuse('orderOffline');
  const filled = await fillAgain(found.value, await askedMarket(locale));
  if (filled.status === 'unauthorized') return endSession(address);
  if (filled.status === 'nothing') return refuse('orderGoneAgain');
  if (filled.status === 'failed') return refuse('orderOffline');
  if (filled.status === 'filled') {
    if (filled.count !== null) await noteMe({ count: filled.count });
    if (filled.missing > 0) await leaveNotice('orderAgainPartly', 'trouble', { count: filled.missing });
    else await leaveNotice('orderAgain');
  }
  redirect(localized(locale, '/cart'));
});

const reviewFields = z.object({
  order,
  of: z.enum(['shop', 'courier']),
  rating: z.coerce.number('ratingMissing').int('ratingMissing').min(1, 'ratingMissing').max(5, 'ratingMissing'),
  comment: z.string().trim().max(1000, 'tooLong').optional(),
});

export const reviewOrder = formAction(reviewFields, async ({ value, address, locale, refuse }) => {
  const { of, rating, comment } = value;
  const sent = await customerApi({
    path: `dashboard/user/orders/${of === 'shop' ? 'review' : 'deliveryman-review'}/${value.order}`,
    method: 'POST',
    body: { rating, ...(comment ? { comment } : {}) },
    locale,
    schema: z.unknown(),
  });
  if (!sent.ok && sent.why === 'unauthorized') return endSession(address);
  if (!sent.ok) return refuse(sent.why === 'offline' ? 'orderOffline' : 'orderRefused');
  await leaveNotice('reviewSent');
  redirect(localized(locale, `/orders/${value.order}`));
});
