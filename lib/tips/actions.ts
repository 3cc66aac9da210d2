'use server';

/** Tips the courier of an order that has come (docs/behaviour.md 4.6). */
import { formAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notices/notice';
import { getOrder } from '@/lib/orders/queries';
import { redirect } from '@/lib/paths/redirect';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { requireSession } from '@/lib/session/session-ended';
import { openTipSchema, tipSchema } from '@/lib/tips/form-schema';
import { openTip } from '@/lib/tips/open-tip';
import { payTip } from '@/lib/tips/pay-tip';

export const tipCourier = formAction(tipSchema, async ({ inputs, locale }) => {
  const { order: orderId, tip, ownTip = '', payment: paymentId } = inputs;
  const market = await requestMarket(locale);
  const paid = await payTip({ orderId, chosen: { tip, ownTip }, paymentId, market });
  if (paid.how === 'wrongAmount') return refuseFields({ [tip === 'other' ? 'ownTip' : 'tip']: paid.key });
  if (paid.how === 'refused') return refuse(paid.key);
  // Keeps what was chosen: the next press looks first, and once it is known that nothing was paid the form has it again.
  if (paid.how === 'unknown') return refuse('payOffline');
  if (paid.how === 'redirect') return goToPaymentProvider(paid.url, { of: 'order', id: orderId }, locale);
  if (paid.how === 'paid') await leaveNotice('tipPaid');
  if (paid.how === 'paidBefore') await leaveNotice('tipPaidBefore', 'info');
  return seeTip(orderId, locale);
});

/** Leads on to the payment that was begun; after an hour none counts as begun. */
export const payTipOn = formAction(openTipSchema, async ({ inputs, locale }) => {
  const order = requireSession(await getOrder(inputs.order, locale));
  const open = order.ok && order.value.parts.tips <= 0 ? await openTip.read(inputs.order) : null;
  if (open === null) return seeTip(inputs.order, locale);
  return goToPaymentProvider(open.url, { of: 'order', id: inputs.order }, locale);
});

/** The customer says that they have not paid: the tip is offered anew. */
export const chooseTipAnew = formAction(openTipSchema, async ({ inputs, locale }) => {
  const order = requireSession(await getOrder(inputs.order, locale));
  if (!order.ok) return refuse('payOffline');
  await openTip.forget(inputs.order);
  return seeTip(inputs.order, locale);
});

function seeTip(orderId: string, locale: Locale): never {
  redirect(localizedPath(locale, `/orders/${orderId}#tip`));
}
