import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Button, buttonClass } from '@/components/ui/button';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { cancelOrder } from '@/lib/orders/actions';
import { moneyStyleOf } from '@/lib/orders/money';
import { type PaymentDue, paymentState } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/** Asks for confirmation in place, with and without script, and first says what happens to the money. */
export async function OrderCancel({ order, due }: { order: Order; due: PaymentDue }) {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  const type = order.shop?.type ?? 'restaurant';
  const amount = formatMinor(order.total, moneyStyleOf(order, languageTag(locale)));
  const state = paymentState(order);
  const isInDoubt = due === 'unknown' || state === 'waiting' || state === 'unknown';
  const money = state === 'paid' ? 'cancelPaid' : isInDoubt ? 'cancelWaiting' : 'cancelUnpaid';
  return (
    <details>
      <summary className={buttonClass('quiet')}>{t('cancel')}</summary>
      <OwnForm action={cancelOrder} className="surface mt-3 grid justify-items-start gap-3 p-5">
        <h2>{t('cancelTitle')}</h2>
        <p>
          {t('cancelFree', { type })} {t(money, { amount })}
        </p>
        <input type="hidden" name="order" value={order.id} />
        <Button type="submit" look="danger">
          {t('cancelYes')}
        </Button>
      </OwnForm>
    </details>
  );
}
