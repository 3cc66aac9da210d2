import { getTranslations } from 'next-intl/server';
import { PayButtons } from '@/components/orders/payment/pay-buttons';
import { methodWords } from '@/components/orders/payment/payment-words';
import { Receipt } from '@/components/receipt/receipt';
import { lengthWords } from '@/lib/i18n/length-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { money } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import { isOpen, lacksPayment, type PaymentDue, paymentState, statusOf } from '@/lib/orders/progress/status';
import { payParcelAgain } from '@/lib/parcels/actions';
import type { Parcel } from '@/lib/parcels/schema';

/** What a parcel costs and how it is paid, and what to do when it is not. */
export async function ParcelBill({ parcel, due }: { parcel: Parcel; due: PaymentDue }) {
  const [t, orders, { locale }, state] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('orders'),
    pageMarket(),
    paymentSentence(parcel, due),
  ]);
  const language = languageTag(locale);
  const price = money(parcel.total, parcel.currency.id);
  const words = parcel.metres > 0 ? lengthWords(parcel.metres, language) : '';
  return (
    <section className="order-part" aria-labelledby="payment" data-unpaid={due !== 'nothing' || undefined}>
      <h2 id="payment">{orders('payment')}</h2>
      {state !== '' && <p>{state}</p>}
      {due === 'payment' && (
        <PayButtons
          action={payParcelAgain}
          bill={{ name: 'parcel', id: parcel.id }}
          charged={parcel}
          shopId=""
          cash={amount => t('payCash', { amount })}
        />
      )}
      <Receipt
        label={t('price')}
        money={moneyStyleOf(parcel, language)}
        rows={words === '' ? [] : [{ key: 'distance', label: t('distance'), amount: price, words }]}
        total={{ key: 'total', label: t('price'), amount: price }}
      />
    </section>
  );
}

/** Empty where nothing is known of a payment that nobody has to make any more. */
async function paymentSentence(parcel: Parcel, due: PaymentDue): Promise<string> {
  const [t, orders, names] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('orders'),
    getTranslations('checkout.tag'),
  ]);
  const state = paymentState(parcel);
  const tag = parcel.payment?.tag ?? '';
  const method = methodWords(tag, orders, names);
  const isUntold = parcel.payment?.status === '';
  if (due === 'unknown' || isUntold) return orders('paymentState.lookedUp');
  if (state === 'refunded') return orders('paymentState.refunded');
  if (state === 'paid')
    return tag === '' ? orders('paymentState.paidSomehow') : orders('paymentState.paid', { method });
  if (statusOf(parcel) === 'canceled' || parcel.total === 0) return orders('paymentState.canceled');
  if (state === 'cash') return t('cash');
  if (state === 'unknown') return orders('paymentState.unknown', { method, status: parcel.payment?.status ?? '' });
  if (lacksPayment(parcel) && !isOpen(parcel)) return '';
  return state === 'waiting' ? orders('paymentState.waiting', { method }) : t('unpaid');
}
