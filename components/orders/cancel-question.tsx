import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { Button, buttonClass } from '@/components/ui/button';
import type { Action } from '@/lib/forms/form-state';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import { type PaymentDue, paymentState } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

interface CancelQuestionProps {
  action: Action;
  /** The hidden field that names what is cancelled. */
  bill: { name: 'order' | 'parcel'; id: string };
  charged: Pick<Order, 'total' | 'currency' | 'payment'>;
  due: PaymentDue;
  words: Record<'cancel' | 'title' | 'free', string>;
}

/** Asks for confirmation in place, with and without script, and first says what happens to the money. */
export async function CancelQuestion({ action, bill, charged, due, words }: CancelQuestionProps) {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  const amount = formatMinor(charged.total, moneyStyleOf(charged, languageTag(locale)));
  const state = paymentState(charged);
  const isInDoubt = due === 'unknown' || state === 'waiting' || state === 'unknown';
  const money = state === 'paid' ? 'cancelPaid' : isInDoubt ? 'cancelWaiting' : 'cancelUnpaid';
  return (
    <OwnForm action={action} className="stack">
      <FormDetails trigger={<summary className={buttonClass('quiet')}>{words.cancel}</summary>}>
        <div className="surface mt-3 grid justify-items-start gap-3 p-5">
          <h2>{words.title}</h2>
          <p>
            {words.free} {t(money, { amount })}
          </p>
          <input type="hidden" name={bill.name} value={bill.id} />
          <Button type="submit" look="danger">
            {t('cancelYes')}
          </Button>
        </div>
      </FormDetails>
    </OwnForm>
  );
}
