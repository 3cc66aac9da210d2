'use server';

/** Fills in a parcel, sends it, and cancels, pays or rates one that was sent (docs/behaviour.md 4.14). */
import { z } from 'zod';
import { pickerPath } from '@/lib/addresses/picker-path';
import { customerApi } from '@/lib/api/customer';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { stayOnPage } from '@/lib/forms/stay-on-page';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { marketOf } from '@/lib/market/market';
import { offersParcels } from '@/lib/market/offers-parcels';
import { getClock } from '@/lib/market/queries';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notices/notice';
import { cancelOnce } from '@/lib/orders/cancel';
import { payBillAgain } from '@/lib/orders/pay-again';
import { statusOf } from '@/lib/orders/progress/status';
import { chosenDoors, type End, isSameDoor } from '@/lib/parcels/doors';
import { type ParcelDraft, readParcelDraft, removeParcelDraft, writeParcelDraft } from '@/lib/parcels/draft';
import {
  ownParcelSchema,
  parcelFormSchema,
  payParcelSchema,
  rateParcelSchema,
  sendParcelSchema,
} from '@/lib/parcels/form-schema';
import { isTooFar, quoteParcel } from '@/lib/parcels/offer';
import { payNewParcel, problemOfPayment } from '@/lib/parcels/pay-new';
import { getParcel } from '@/lib/parcels/queries';
import { parcelSchema } from '@/lib/parcels/schema';
import { sendParcelOnce } from '@/lib/parcels/send';
import { isParcelTime } from '@/lib/parcels/times';
import { redirect } from '@/lib/paths/redirect';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { requireCustomerId } from '@/lib/session/customer-id';
import { requireSession } from '@/lib/session/session-ended';

/** Lead to the picker, which comes back with the place of one door. The form's inputs need not be complete. */
export const pickFrom = pageAction(z.object({}), ({ locale, keepTyped }) => pick('from', locale, keepTyped));
export const pickTo = pageAction(z.object({}), ({ locale, keepTyped }) => pick('to', locale, keepTyped));

async function pick(end: End, locale: Locale, keepTyped: () => Promise<void>): Promise<never> {
  await keepTyped();
  const returnTo = localizedPath(locale, `/parcels/new?end=${end}`);
  redirect(localizedPath(locale, pickerPath({ returnTo })));
}

/** Everything is filled in: leads to the page that says it once more, with the price. */
export const reviewParcel = formAction(parcelFormSchema, async ({ inputs, locale }) => {
  const customerId = await requireCustomerId();
  const [offered, chosen, clock] = await Promise.all([
    offersParcels(locale),
    chosenDoors(inputs, locale),
    getClock(locale),
  ]);
  const doors = requireSession(chosen);
  if (!offered.ok || !doors.ok || clock.isUnknown) return refuse('unchanged');
  if (!offered.value) return refuse('refused');
  const { from, to } = doors.value;
  if (from === null || to === null) return refuseFields({ [from === null ? 'from' : 'to']: 'parcels.place' as const });
  const { size, contents, day, time, instruction } = inputs;
  if (isSameDoor({ from, to })) return refuseFields({ to: 'parcels.same' });
  if (!isParcelTime({ day, time }, clock)) return refuseFields({ time: 'tablePast' });
  const draft = { size, contents, from, to, day, time, instruction };
  const quote = await quoteParcel(draft, await requestMarket(locale));
  if (!quote.ok && isTooFar(quote)) return refuseFields({ to: 'parcels.tooFar' });
  if (!quote.ok) return refuse(quote.why === 'refused' ? 'refused' : 'unchanged');
  if (!(await writeParcelDraft(customerId, draft))) return refuseFields({ contents: 'tooLong' });
  redirect(localizedPath(locale, '/parcels/new?review=1'));
});

export const sendParcel = formAction(sendParcelSchema, async ({ inputs, pagePath, locale }) => {
  const [customerId, market, draft] = await Promise.all([
    requireCustomerId(),
    marketOf(locale, inputs.currency),
    readParcelDraft(),
  ]);
  const [offered, clock] = await Promise.all([offersParcels(locale), getClock(locale)]);
  const { after, fingerprint, payment, price } = inputs;
  const problem = async (parcel: ParcelDraft) => {
    if (!offered.ok || clock.isUnknown) return 'unchanged';
    if (!offered.value || market.currency !== inputs.currency) return 'refused';
    return isParcelTime(parcel, clock) ? problemOfPayment(payment, price, market) : 'tablePast';
  };
  const outcome = await sendParcelOnce({
    customerId,
    draft,
    after,
    fingerprint,
    problem,
    market,
    price: { minor: price, currency: inputs.currency },
  });
  switch (outcome.kind) {
    case 'sent':
      await removeParcelDraft();
      return payNewParcel(outcome.parcel, inputs, market);
    case 'sentBefore':
      await removeParcelDraft();
      await leaveNotice('parcelSentBefore', 'info');
      return seeParcel(outcome.parcel.id, locale);
    case 'changed':
      await leaveNotice('parcelChanged', 'warning');
      return redirect(pagePath, 'replace');
    case 'problem':
      return refuse(outcome.key);
    case 'gone':
      await leaveNotice('parcelGone', 'warning');
      return redirect(localizedPath(locale, '/parcels'));
    case 'tooFar':
      return refuse('parcels.tooFar');
    case 'refused':
      return refuse('refused');
    case 'notReached':
      return refuse('unchanged');
    case 'unknown':
      return stayOnPage('parcels.unknown', pagePath);
  }
});

export const cancelParcel = formAction(ownParcelSchema, async ({ inputs, locale }) => {
  const path = `dashboard/user/parcel-orders/${inputs.parcel}/status/change`;
  const read = () => getParcel(inputs.parcel, locale);
  const outcome = await cancelOnce({ path, schema: parcelSchema, read }, locale);
  if (outcome === 'taken') await leaveNotice('parcels.taken', 'error');
  else if (outcome === 'canceled') await leaveNotice('parcelCanceled');
  else return outcome;
  return seeParcel(inputs.parcel, locale);
});

/** Pays an unpaid parcel. First checks whether it has been paid meanwhile, so that pressing twice does not pay twice. */
export const payParcelAgain = formAction(payParcelSchema, async ({ inputs, locale }) => {
  const bill = { of: 'parcel', id: inputs.parcel } as const;
  const market = await requestMarket(locale);
  const paid = await payBillAgain(bill, inputs.payment, market, () => getParcel(inputs.parcel, locale));
  if (paid.how === 'refused') return refuse(paid.key);
  if (paid.how === 'redirect') return goToPaymentProvider(paid.url, bill, locale);
  if (paid.how === 'canceled') await leaveNotice('parcelCanceled', 'warning');
  else if (paid.how === 'over') await leaveNotice('parcelNotPayable', 'warning');
  else if (paid.how === 'unknown') await leaveNotice('parcelUnknown', 'error');
  else await leaveNotice('parcelSent');
  return seeParcel(inputs.parcel, locale);
});

/** A second review replaces the first. */
export const rateCourier = formAction(rateParcelSchema, async ({ inputs, locale }) => {
  const { parcel: id, rating, comment = '' } = inputs;
  const found = requireSession(await getParcel(id, locale));
  if (!found.ok) return refuse(found.why === 'offline' ? 'unchanged' : 'orderRefused');
  if (statusOf(found.value) !== 'delivered' || found.value.courier === null) return refuse('orderRefused');
  const sent = requireSession(
    await customerApi({
      path: `dashboard/user/parcel-orders/deliveryman-review/${id}`,
      method: 'POST',
      body: { rating, ...(comment !== '' && { comment }) },
      locale,
      schema: z.unknown(),
    }),
  );
  if (!sent.ok && sent.why !== 'offline') return refuse('orderRefused');
  if (!sent.ok) {
    const after = await getParcel(id, locale);
    const review = after.ok ? after.value.review : null;
    if (review?.rating !== rating || review.comment !== comment) return refuse('unheard');
  }
  await leaveNotice('reviewSent');
  return seeParcel(id, locale);
});

function seeParcel(id: string, locale: Locale): never {
  redirect(localizedPath(locale, `/parcels/${id}`));
}
