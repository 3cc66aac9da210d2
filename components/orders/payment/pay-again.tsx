import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { methodWords } from '@/components/orders/payment/payment-words';
import { Button } from '@/components/ui/button';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { payOrderAgain } from '@/lib/orders/actions';
import { moneyStyleOf } from '@/lib/orders/money';
import { fulfilmentOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { listPayments } from '@/lib/payments/queries';
import { getProfile } from '@/lib/profile/queries';

/** One button for each payment method: nothing is chosen first, so a refresh loses nothing. */
export async function PayAgain({ order }: { order: Order }) {
  const [market, t, names] = await Promise.all([
    pageMarket(),
    getTranslations('orders'),
    getTranslations('checkout.tag'),
  ]);
  const { locale } = market;
  const inOrderCurrency = { locale, currency: order.currency.id || market.currency };
  const [payments, profile] = await Promise.all([
    listPayments(order.shop?.id ?? '', locale),
    getProfile(inOrderCurrency),
  ]);
  if (!payments.ok) return <p role="alert">{t('payOffline')}</p>;
  const style = moneyStyleOf(order, languageTag(locale));
  const amount = formatMinor(order.total, style);
  const wallet = profile.ok ? (profile.value.wallet?.minor ?? null) : null;
  const isShort = wallet !== null && wallet < order.total;
  const balance = wallet === null ? '' : formatMinor(wallet, style);
  const words = (tag: string) => {
    if (tag === 'cash' && fulfilmentOf(order) !== null)
      return t('payCash', { amount, isPickup: String(!order.isDelivery) });
    return tag === 'wallet' ? t('payWallet', { amount }) : t('payNow', { amount, method: methodWords(tag, t, names) });
  };
  return (
    <OwnForm action={payOrderAgain} className="grid w-full gap-3">
      <input type="hidden" name="order" value={order.id} />
      {payments.value.map(({ id, tag }) => (
        <div key={id} className="grid gap-1">
          <Button type="submit" name="payment" value={id} look="quiet" disabled={tag === 'wallet' && isShort}>
            {words(tag)}
          </Button>
          {tag === 'wallet' && wallet !== null && (
            <p className="text-small">{t(isShort ? 'walletShort' : 'walletHas', { amount: balance })}</p>
          )}
        </div>
      ))}
      <p className="text-small">{t('payHint')}</p>
    </OwnForm>
  );
}
