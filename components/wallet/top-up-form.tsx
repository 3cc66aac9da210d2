import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { InCurrency } from '@/components/forms/in-currency.client';
import { OwnForm } from '@/components/forms/own-form';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import { readUnsentAmount } from '@/lib/forms/unsent-amount';
import { findRate } from '@/lib/market/currencies';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { methodName } from '@/lib/payments/method-name';
import type { Payment } from '@/lib/payments/schema';
import { topUpWallet } from '@/lib/wallet/actions';
import { amountText, topUpChoices } from '@/lib/wallet/amounts';
import { topUpSchema } from '@/lib/wallet/form-schema';

interface TopUpFormProps {
  payments: Payment[];
  /** The currency that is charged. */
  market: Market;
  /** An amount that is missing elsewhere, in minor units: preselected, but it may be changed. */
  wanted: number | null;
  /** The payment provider to preselect; the first one by default. */
  tag: string | undefined;
}

/** Amount and payment provider. All presses of this page are one top-up (lib/wallet/top-up.ts). */
export async function TopUpForm({ payments, market, wanted, tag }: TopUpFormProps) {
  const [t, unsent] = await Promise.all([getTranslations('wallet'), readUnsent()]);
  return (
    <Card as="section" aria-labelledby="top-up">
      <h2 id="top-up">{t('howMuch')}</h2>
      <OwnForm action={topUpWallet} className="account-form wallet-form">
        <input type="hidden" name="idempotencyKey" value={unsent.idempotencyKey ?? crypto.randomUUID()} />
        <InCurrency currency={market.currency}>
          <AmountFields market={market} wanted={wanted} />
        </InCurrency>
        <PaymentProviderChoice payments={payments} tag={tag} />
        <Button type="submit">{t('goOn')}</Button>
      </OwnForm>
    </Card>
  );
}

/** Round sums, or an amount of the customer's own. */
async function AmountFields({ market, wanted }: Pick<TopUpFormProps, 'market' | 'wanted'>) {
  const [t, rules, style, rate, unsent, own] = await Promise.all([
    getTranslations('wallet'),
    fieldRules(topUpSchema),
    getMoneyStyle(market),
    findRate(market.locale, market.currency),
    readUnsent(),
    readUnsentAmount('own', market),
  ]);
  const choices = topUpChoices(rate).map(minor => ({
    value: String(minor),
    label: <bdi>{formatMinor(minor, style)}</bdi>,
  }));
  const offered = choices.find(({ value }) => Number(value) === wanted);
  const kept = unsent.choice === 'own' || unsent.currency === market.currency ? unsent.choice : undefined;
  const chosen = kept ?? (wanted === null ? choices[1]?.value : offered?.value);
  const typed = own ?? (wanted !== null && offered === undefined ? amountText(wanted) : '');
  return (
    <>
      <RadioGroup
        {...rules.choice}
        className="wallet-choices option-boxes"
        label={t('amount')}
        value={chosen ?? 'own'}
        autoComplete="off"
        choices={[...choices, { value: 'own', label: t('own') }]}
      />
      <Field
        {...rules.own}
        className="wallet-own"
        label={t('ownIn', { currency: style.symbol })}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

/** A single payment provider is named, without a choice. */
async function PaymentProviderChoice({ payments, tag }: Pick<TopUpFormProps, 'payments' | 'tag'>) {
  const [t, names, rules, unsent] = await Promise.all([
    getTranslations('wallet'),
    getTranslations('checkout.tag'),
    fieldRules(topUpSchema),
    readUnsent(),
  ]);
  const methods = payments.map(({ tag }) => ({ value: tag, label: methodName(tag, names) }));
  const [first] = methods;
  const isOnly = methods.length === 1 && first !== undefined;
  return (
    <>
      {isOnly ? (
        <input type="hidden" name="payment" value={first.value} />
      ) : (
        <RadioGroup
          {...rules.payment}
          className="wallet-choices option-boxes"
          label={t('provider')}
          value={unsent.payment ?? tag ?? first?.value ?? ''}
          autoComplete="off"
          choices={methods}
        />
      )}
      <p className="text-small text-soft">{isOnly ? t('howOne', { method: first.label }) : t('how')}</p>
    </>
  );
}
