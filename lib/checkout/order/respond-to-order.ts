/** Answers the customer after an attempt to order, and redirects to the right page (docs/behaviour.md 11.11). */
import 'server-only';
import { removeDraft } from '@/lib/checkout/draft/draft-cookie';
import type { OrderOutcome } from '@/lib/checkout/order/order-outcome';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import { comeBackToPage, stayOnPage } from '@/lib/forms/stay-on-page';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import type { Tone } from '@/lib/notices/notice-format';
import { redirect } from '@/lib/paths/redirect';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { isWalletShort } from '@/lib/payments/wallet-short';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { requireSession } from '@/lib/session/session-ended';

/** Codes whose message is meant for programmers: a role, a rate limit, a bare status (docs/api.md 1.7). */
const technical = /^(ERROR_(100|101|403|429)|\d{3})?$/;

/**
 * Actions only.
 *
 * @throws SessionEnded, leading back to the order where there is one.
 */
export async function respondToOrder(placed: OrderOutcome, locale: Locale): Promise<Refusal> {
  const toCheckout = localizedPath(locale, '/checkout');
  const toOrder = (id: string) => localizedPath(locale, `/orders/${id}`);
  switch (placed.kind) {
    case 'stopped':
      return placed.refusal;
    case 'otherPage':
      await leaveNotice('checkout.lookAgain', 'warning');
      return redirect(toCheckout, 'replace');
    case 'ordered':
      await forgetCart(placed.orderId);
      return leave(toOrder(placed.orderId), placed.wasOrderedBefore ? 'orderedBefore' : 'ordered');
    case 'redirect': {
      const { orderId, url } = placed;
      // In R2 the cart stays until it is paid for, which makes the order.
      await updateMeCookie({ hasOpenOrder: true, ...(orderId !== null && { count: 0 }) });
      return goToPaymentProvider(url, orderId === null ? 'cart' : { of: 'order', id: orderId }, locale);
    }
    case 'unpaid': {
      const { orderId } = placed;
      await forgetCart(orderId);
      const failure = requireSession(placed.failure, toOrder(orderId));
      return leave(toOrder(orderId), isWalletShort(failure) ? 'orderedWalletShort' : 'orderedUnpaid', 'error');
    }
    case 'paymentUnknown':
      await forgetCart(placed.orderId);
      return leave(toOrder(placed.orderId), 'paymentUnknown', 'error');
    case 'refused': {
      const failure = requireSession(placed.failure, toCheckout);
      if (failure.why !== 'refused' || technical.test(failure.code)) return stayOnPage('checkout.offline', toCheckout);
      if (failure.code === 'ERROR_117') return refuseFields({ phone: 'checkout.phone' });
      if (isWalletShort(failure)) return refuseFields({ payment: 'checkout.wallet' });
      // Our sentence has its own full stop.
      const reason = failure.message.replace(/[\s.。।]+$/, '');
      if (reason === '') return stayOnPage('checkout.offline', toCheckout);
      return refuse({ key: 'checkout.refused', values: { message: reason } });
    }
    case 'cartGone':
      return leave(localizedPath(locale, '/cart'), 'cartGone', 'error');
    // The API does not answer, so the page that comes with this answer, for its new draft, may have no form.
    case 'notReached':
      return comeBackToPage('checkout.offline', toCheckout);
    case 'unknown':
      return comeBackToPage('checkout.unknown', toCheckout);
    case 'underWay':
      return stayOnPage('checkout.underWay', toCheckout);
  }
}

async function leave(to: string, notice: NoticeKey, tone: Tone = 'success'): Promise<never> {
  await leaveNotice(notice, tone);
  redirect(to);
}

/**
 * Removes the draft and the number in the header, and has the order shown as under way; the API has removed the cart.
 */
async function forgetCart(orderId: string): Promise<void> {
  await removeDraft();
  await updateMeCookie({ count: 0, hasOpenOrder: true });
  // A customer who has left a payment page of R2, and has then paid in another way, may still come back from that page.
  if ((await readCookie('paying')) === 'cart') await writeCookie('paying', orderId);
}
