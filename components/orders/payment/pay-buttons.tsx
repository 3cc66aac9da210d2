import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { methodWords } from '@/components/orders/payment/payment-words';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/forms/form-state';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import type { OrderSummary } from '@/lib/orders/schema';
import { listPayments } from '@/lib/payments/queries';
import { getProfile } from '@/lib/profile/queries';

interface PayButtonsProps {
  action: Action;
  /** The hidden field that names what is paid. */
  bill: { name: 'order' | 'parcel'; id: string };
  charged: Pick<OrderSummary, 'total' | 'currency'>;
  /** Whose payment methods count; empty for those of the site. */
  shopId: string;
  /** How one pays in cash; null where nobody can say. */
  cash: ((amount: string) => string) | null;
}

/** One button for each payment method: nothing is chosen first, so a refresh loses nothing. */
export async function PayButtons({ action, bill, charged, shopId, cash }: PayButtonsProps) {
  const [market, t, names] = await Promise.all([
    pageMarket(),
    getTranslations('orders'),
    getTranslations('checkout.tag'),
  ]);
  const { locale } = market;
  const inItsCurrency = { locale, currency: charged.currency.id || market.currency };
  const [payments, profile] = await Promise.all([listPayments(shopId, locale), getProfile(inItsCurrency)]);
  if (!payments.ok) return <p role="alert">{t('payOffline')}</p>;
  const style = moneyStyleOf(charged, languageTag(locale));
  const amount = formatMinor(charged.total, style);
  const wallet = profile.ok ? (profile.value.wallet?.minor ?? null) : null;
  const isShort = wallet !== null && wallet < charged.total;
  const balance = wallet === null ? '' : formatMinor(wallet, style);
  const words = (tag: string) => {
    if (tag === 'cash' && cash !== null) return cash(amount);
    return tag === 'wallet' ? t('payWallet', { amount }) : t('payNow', { amount, method: methodWords(tag, t, names) });
  };
  return (
    <OwnForm action={action} className="grid w-full gap-3">
      <input type="hidden" name={bill.name} value={bill.id} />
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
