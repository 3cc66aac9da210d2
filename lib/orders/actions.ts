'use server';

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
/** Lets customers cancel, pay and repeat an existing order. */
import { leaveCartNotice } from '@/lib/cart/change/leave-cart-notice';
import { writeFulfilment } from '@/lib/checkout/draft/draft-cookie';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { refuseUnread } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notices/notice';
import { fillAgain } from '@/lib/orders/again/again';
import { cancelOnce } from '@/lib/orders/cancel';
import { payAgain } from '@/lib/orders/pay-again';
import { fulfilmentOf } from '@/lib/orders/progress/status';
import { getOrder } from '@/lib/orders/queries';
import { type Order, orderSchema } from '@/lib/orders/schema';
import { redirect } from '@/lib/paths/redirect';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { requireSession } from '@/lib/session/session-ended';

const order = z.string().regex(idShape);

export const cancelOrder = formAction(z.object({ order }), async ({ inputs, locale }) => {
  const path = `dashboard/user/orders/${inputs.order}/status/change`;
  const read = () => getOrder(inputs.order, locale);
  const outcome = await cancelOnce({ path, schema: orderSchema, read }, locale);
  if (outcome === 'taken') await leaveNotice('orderTaken', 'error');
  else if (outcome === 'canceled') await leaveNotice('orderCanceled');
  else return outcome;
  redirect(localizedPath(locale, `/orders/${inputs.order}`));
});

/** Pays an unpaid order. First checks whether it has been paid meanwhile, so that pressing twice does not pay twice. */
export const payOrderAgain = formAction(
  z.object({ order, payment: z.string().regex(idShape) }),
  async ({ inputs, locale }) => {
    const paid = await payAgain(inputs.order, inputs.payment, await requestMarket(locale));
    if (paid.how === 'refused') return refuse(paid.key);
    if (paid.how === 'redirect') return goToPaymentProvider(paid.url, { of: 'order', id: inputs.order }, locale);
    if (paid.how === 'canceled') await leaveNotice('orderCanceled', 'warning');
    else if (paid.how === 'over') await leaveNotice('orderNotPayable', 'warning');
    else if (paid.how === 'unknown') await leaveNotice('paymentUnknown', 'error');
    else await leaveNotice(paid.how === 'cash' ? 'orderCash' : 'orderPaid');
    redirect(localizedPath(locale, `/orders/${inputs.order}`));
  },
);

export const orderAgain = formAction(z.object({ order }), async ({ inputs, locale }) => {
  const found = requireSession(await getOrder(inputs.order, locale));
  if (!found.ok) return refuseUnread(found);
  const filled = await fillAgain(found.value, await requestMarket(locale));
  if (filled.status === 'nothing') return refuse('orderGoneAgain');
  if (filled.status === 'failed') return refuse('unchanged');
  if (filled.status === 'refused' || filled.status === 'alone') await leaveCartNotice(filled.message);
  if (filled.status !== 'filled') redirect(localizedPath(locale, '/cart'));
  const { missing, fewer, before, count } = filled;
  // What was in the cart before may have been chosen for another way. A delivery is left to the checkout, which knows
  // whether the shop reaches today's address.
  if (before === 0) await writeFulfilment(...wayOf(found.value));
  if (missing + fewer > 0) {
    await leaveNotice(fewer > 0 ? 'orderAgainFewer' : 'orderAgainPartly', 'warning', { count: missing + fewer });
    redirect(localizedPath(locale, '/cart'));
  }
  if (before === 0) await leaveNotice('orderAgain');
  else if (before === count) await leaveNotice('orderAgainHeld', 'info', { count: before });
  else await leaveNotice('orderAgainBeside', 'success', { count: before });
  redirect(localizedPath(locale, '/checkout'));
});

function wayOf(before: Order): Parameters<typeof writeFulfilment> {
  const way = fulfilmentOf(before);
  return way === 'collection' ? [way, before.collectionPoint] : [way === 'pickup' ? way : ''];
}
