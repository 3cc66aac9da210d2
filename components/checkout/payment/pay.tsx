import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Step } from '@/components/checkout/step.client';
import type { StepProps } from '@/components/checkout/steps';
import type { CheckoutWords } from '@/components/checkout/time-words';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Link } from '@/components/ui/link';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor, type Money, type MoneyStyle, money } from '@/lib/money';
import { methodName } from '@/lib/payments/method-name';
import type { Payment } from '@/lib/payments/schema';
import { amountQuery } from '@/lib/wallet/amount-in-query';

/**
 * The payment method. Only the last one used is preselected; a wallet with too little money says so and is disabled.
 */
export async function Pay({ state, needed }: StepProps) {
  const [t, names, errors, style] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('checkout.tag'),
    getTranslations('errors'),
    getMoneyStyle(),
  ]);
  const { draft } = state;
  const payments = state.payments ?? [];
  const chosen = state.payments === null ? draft.payment : payments.find(({ tag }) => tag === draft.payment)?.tag;
  const missing = missingInWallet(state);
  const words = { t, errors, style };
  return (
    <Step
      id="pay"
      title={t('pay')}
      chosen={chosen ? methodName(chosen, names) : t('notChosen')}
      edit={t('edit')}
      isNeeded={needed.has('pay')}
      fields={['payment']}
    >
      <RadioFieldset name="payment" className="checkout-group">
        <legend className="sr-only">{t('methods')}</legend>
        {payments.map(payment => {
          const { hint, isShort = false } = hintOf(payment, state, words);
          return (
            <Option
              key={payment.id}
              name="payment"
              value={payment.tag}
              isOn={payment.tag === draft.payment}
              isDisabled={isShort}
              hint={hint}
            >
              {methodName(payment.tag, names)}
            </Option>
          );
        })}
        {missing !== null && (
          <Link to={`/wallet/top-up?${amountQuery(missing)}`} className="action-link">
            {t('topUp')}
          </Link>
        )}
        {/* What was chosen before goes along while nobody tells what can be chosen. */}
        {state.payments === null && <input type="hidden" name="payment" value={draft.payment} />}
        {payments.length === 0 && <p className="text-small text-paprika-ink">{t('noMethods')}</p>}
      </RadioFieldset>
    </Step>
  );
}

/** The part of the total that the customer's wallet does not cover; null for none, and where the wallet is no method. */
function missingInWallet({ payments, session, wallet, totals }: CheckoutState): Money | null {
  if (session === null || wallet === null || wallet === 'unknown' || totals === null) return null;
  const { minor, currency } = totals.total;
  const isMethod = payments?.some(({ tag }) => tag === 'wallet');
  return isMethod && minor > wallet.minor ? money(minor - wallet.minor, currency) : null;
}

interface HintWords {
  t: CheckoutWords;
  errors: Awaited<ReturnType<typeof getTranslations<'errors'>>>;
  style: MoneyStyle;
}

/** `isShort` says that the wallet's money does not suffice. */
function hintOf(
  { tag }: Payment,
  { draft, session, wallet, totals }: CheckoutState,
  { t, errors, style }: HintWords,
): { hint: string; isShort?: boolean } {
  if (tag === 'cash') return { hint: t(draft.fulfilment === 'delivery' ? 'hint.cash' : 'hint.cashPickup') };
  if (tag !== 'wallet') return { hint: t('hint.provider') };
  if (session === null) return { hint: t('hint.walletGuest') };
  if (wallet === 'unknown') return { hint: errors('offline') };
  const amount = formatMinor(wallet?.minor ?? 0, style);
  const isShort = totals !== null && (wallet?.minor ?? 0) < totals.total.minor;
  return { hint: t(isShort ? 'hint.walletShort' : 'hint.wallet', { amount }), isShort };
}
