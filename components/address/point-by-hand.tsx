import { getTranslations } from 'next-intl/server';
import { ActionDetails } from '@/components/address/action-details.client';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { chooseAddress } from '@/lib/addresses/actions';
import { choiceSchema } from '@/lib/addresses/schema';

/** A way in when the maps service knows nothing, or is away: the address in words and its two numbers. */
export async function PointByHand({ back, isOpen }: { back: string; isOpen: boolean }) {
  const t = await getTranslations('address');
  return (
    <Form action={chooseAddress} schema={choiceSchema}>
      <ActionDetails summary={t('byHand')} isOpen={isOpen}>
        <p className="text-small text-soft">{t('byHandHint')}</p>
        <Field name="text" label={t('text')} autoComplete="street-address" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="latitude" label={t('latitude')} inputMode="decimal" />
          <Field name="longitude" label={t('longitude')} inputMode="decimal" />
        </div>
        <input type="hidden" name="from" value={back} />
        <SubmitButton>{t('deliverHere')}</SubmitButton>
      </ActionDetails>
    </Form>
  );
}
