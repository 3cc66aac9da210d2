import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Link } from '@/components/ui/link';
import { readUnsent } from '@/lib/forms/unsent';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor, type Money, money } from '@/lib/money';
import { methodName } from '@/lib/payments/method-name';
import { listPayments } from '@/lib/payments/queries';
import { getProfile } from '@/lib/profile/queries';
import { amountQuery } from '@/lib/wallet/amount-in-query';

/** How a parcel is paid. A wallet with too little money says so and is disabled; a single method is chosen already. */
export async function ParcelPayment({ price }: { price: Money }) {
  const [t, parcels, names, market, style, unsent] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('parcels'),
    getTranslations('checkout.tag'),
    pageMarket(),
    getMoneyStyle(),
    readUnsent(),
  ]);
  const [payments, profile] = await Promise.all([listPayments('', market.locale), getProfile(market)]);
  const offered = payments.ok ? payments.value : [];
  const wallet = profile.ok ? (profile.value.wallet?.minor ?? 0) : null;
  const isShort = wallet !== null && wallet < price.minor;
  const balance = wallet === null ? '' : formatMinor(wallet, style);
  const hintOf = (tag: string) => {
    if (tag === 'cash') return parcels('cash');
    if (tag !== 'wallet') return t('hint.provider');
    return wallet === null ? undefined : t(isShort ? 'hint.walletShort' : 'hint.wallet', { amount: balance });
  };
  return (
    <RadioFieldset name="payment" className="grid gap-2">
      <legend className="mb-2 font-display text-title font-semibold">{t('methods')}</legend>
      {offered.map(({ id, tag }) => (
        <Option
          key={id}
          name="payment"
          value={id}
          isOn={unsent.payment === id || offered.length === 1}
          isDisabled={tag === 'wallet' && isShort}
          hint={hintOf(tag)}
        >
          {methodName(tag, names)}
        </Option>
      ))}
      {isShort && offered.some(({ tag }) => tag === 'wallet') && (
        <Link to={`/wallet/top-up?${amountQuery(money(price.minor - wallet, price.currency))}`} className="action-link">
          {t('topUp')}
        </Link>
      )}
      {offered.length === 0 && <p className="text-small text-paprika-ink">{t('noMethods')}</p>}
    </RadioFieldset>
  );
}
