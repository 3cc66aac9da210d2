import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { TextField } from '@/components/checkout/text-field.client';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { limits } from '@/lib/checkout/draft';

/** Who can be called: the customer where the operator asks for it, and somebody else who receives the order. */
export async function Receiver({ state: { draft, needsPhone } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const phone = { type: 'tel', inputMode: 'tel', maxLength: limits.phone } as const;
  return (
    <>
      {needsPhone && (
        <TextField
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          value={draft.phone}
          autoComplete="tel"
          {...phone}
        />
      )}
      <div className="checkout-other">
        <Option type="checkbox" name="other" isOn={draft.other}>
          {t('other')}
        </Option>
        <div className="checkout-fields">
          <TextField name="name" label={t('name')} value={draft.name} maxLength={limits.name} autoComplete="off" />
          <TextField name="otherPhone" label={t('otherPhone')} value={draft.otherPhone} autoComplete="off" {...phone} />
        </div>
      </div>
    </>
  );
}
