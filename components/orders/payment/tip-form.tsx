import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { methodWords } from '@/components/orders/payment/payment-words';
import { Button } from '@/components/ui/button';
import { tipChoices } from '@/lib/checkout/tips';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import type { Order } from '@/lib/orders/schema';
import { getProfile } from '@/lib/profile/queries';
import { tipCourier } from '@/lib/tips/actions';
import { tipSchema } from '@/lib/tips/form-schema';
import { listTipPayments } from '@/lib/tips/pay-tip';

/** The shares of the checkout or an amount of one's own, none chosen beforehand, and one button for each way to pay. */
export async function TipForm({ order }: { order: Order }) {
  const [market, t, receipt] = await Promise.all([pageMarket(), getTranslations('orders'), getTranslations('receipt')]);
  const payments = await listTipPayments(order, market.locale);
  if (!payments.ok) return <p role="alert">{t('payOffline')}</p>;
  return (
    <OwnForm action={tipCourier} className="group grid w-full gap-3">
      <input type="hidden" name="order" value={order.id} />
      {/* Enter in a field presses a form's first button: this one does nothing, the next one would pay. */}
      <button type="submit" disabled hidden />
      <p className="text-soft">{receipt('tipsReason')}</p>
      <Amount order={order} />
      <Ways order={order} payments={payments.value} />
    </OwnForm>
  );
}

async function Amount({ order }: { order: Order }) {
  const [t, wallet, rules, unsent, { locale }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('wallet'),
    fieldRules(tipSchema),
    readUnsent(),
    pageMarket(),
  ]);
  const style = moneyStyleOf(order, languageTag(locale));
  const choices = tipChoices(totalsOfOrder(order).goods).map(({ percent, minor }) => ({
    value: String(percent),
    label: (
      <span>
        <bdi>{formatMinor(minor, style)}</bdi> <small>{t('tipShare', { percent })}</small>
      </span>
    ),
  }));
  return (
    <>
      <RadioGroup
        {...rules.tip}
        className="option-boxes grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 [&>legend]:mb-2"
        label={wallet('amount')}
        value={unsent.tip ?? ''}
        autoComplete="off"
        choices={[...choices, { value: 'other', label: t('tipOther') }]}
      />
      <Field
        {...rules.ownTip}
        className="max-w-56 group-has-[[value=other]:not(:checked)]:hidden"
        label={t('ownTip')}
        value={unsent.ownTip ?? ''}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

async function Ways({ order, payments }: { order: Order; payments: { id: string; tag: string }[] }) {
  const [{ locale, currency }, t, names] = await Promise.all([
    pageMarket(),
    getTranslations('orders'),
    getTranslations('checkout.tag'),
  ]);
  const profile = await getProfile({ locale, currency: order.currency.id || currency });
  const wallet = profile.ok ? profile.value.wallet : null;
  return payments.map(({ id, tag }) => (
    <div key={id} className="grid gap-1">
      <Button type="submit" name="payment" value={id} look="quiet">
        {t('tip.pay', { method: methodWords(tag, t, names) })}
      </Button>
      {tag === 'wallet' && wallet !== null && (
        <p className="text-small">
          {t('walletHas', { amount: formatMinor(wallet.minor, moneyStyleOf(order, languageTag(locale))) })}
        </p>
      )}
    </div>
  ));
}
