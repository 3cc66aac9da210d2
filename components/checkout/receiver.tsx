import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Field } from '@/components/forms/field.client';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { draftLimits } from '@/lib/checkout/draft/draft';

/**
 * Asks whom to call: the customer, where the operator requires it, or another person who receives the order; and
 * whether to call at all.
 */
export async function Receiver({ state: { draft, needsPhone } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const phone = { type: 'tel', inputMode: 'tel', maxLength: draftLimits.phone } as const;
  return (
    <>
      {needsPhone && (
        <Field
          name="phone"
          label={t('phone')}
          {...(draft.fulfilment === 'delivery' && { hint: t('phoneHint') })}
          value={draft.phone}
          autoComplete="tel"
          {...phone}
        />
      )}
      <Option type="checkbox" name="noCalls" isOn={draft.noCalls}>
        {t('noCalls')}
      </Option>
      <div className="checkout-other">
        <Option type="checkbox" name="other" isOn={draft.other}>
          {t('other')}
        </Option>
        <div className="checkout-fields">
          <Field name="name" label={t('name')} value={draft.name} maxLength={draftLimits.name} autoComplete="off" />
          <Field name="otherPhone" label={t('otherPhone')} value={draft.otherPhone} autoComplete="off" {...phone} />
        </div>
      </div>
    </>
  );
}
