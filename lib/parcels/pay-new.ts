/** How a parcel is paid right after it was sent: looked at before, so that it is not sent and then cannot be paid. */
import 'server-only';
import type { Bill } from '@/lib/bill';
import type { ErrorKey } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { leaveNotice } from '@/lib/notices/notice';
import type { Parcel } from '@/lib/parcels/schema';
import { redirect } from '@/lib/paths/redirect';
import { payBill } from '@/lib/payments/pay';
import { paymentFor } from '@/lib/payments/payment-for';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { listPayments } from '@/lib/payments/queries';
import { getProfile } from '@/lib/profile/queries';
import { requireSession } from '@/lib/session/session-ended';

/** A message key under `errors`; null where it can be paid so. @throws SessionEnded */
export async function problemOfPayment(paymentId: string, price: number, market: Market): Promise<ErrorKey | null> {
  const payments = await listPayments('', market.locale);
  if (!payments.ok) return 'unchanged';
  const payment = payments.value.find(({ id }) => id === paymentId);
  if (payment === undefined) return 'checkout.paymentGone';
  if (payment.tag !== 'wallet') return null;
  const profile = requireSession(await getProfile(market));
  if (!profile.ok) return 'unchanged';
  return (profile.value.wallet?.minor ?? 0) < price ? 'walletShort' : null;
}

/** Pays only what the button has said. Actions only. @throws SessionEnded */
export async function payNewParcel(
  parcel: Pick<Parcel, 'id' | 'total'>,
  shown: { payment: string; price: number },
  market: Market,
): Promise<never> {
  const bill: Bill = { of: 'parcel', id: parcel.id };
  const payments = await listPayments('', market.locale);
  const offered = payments.ok ? payments.value : [];
  const chosen = offered.find(({ id }) => id === shown.payment)?.tag ?? '';
  const payment = paymentFor(offered, chosen, parcel.total);
  const page = localizedPath(market.locale, `/parcels/${parcel.id}`);
  if (payment === undefined || parcel.total !== shown.price) {
    await leaveNotice('parcelUnpaid', 'warning');
    return redirect(page);
  }
  const paid = await payBill(bill, payment, market);
  if (paid.ok && paid.how === 'redirect') return goToPaymentProvider(paid.url, bill, market.locale);
  if (paid.ok) await leaveNotice('parcelSent');
  else if (paid.why === 'unknown') await leaveNotice('parcelUnknown', 'error');
  else {
    requireSession(paid);
    await leaveNotice('parcelUnpaid', 'warning');
  }
  return redirect(page);
}
