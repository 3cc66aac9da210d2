import { getTranslations } from 'next-intl/server';
import { ActionDetails } from '@/components/address/action-details.client';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { AccordionTrigger } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { chooseAddress } from '@/lib/addresses/actions';

/** A way in when the maps service knows nothing, or is away: the address in words and its two numbers. */
export async function PointByHand({ back, isOpen }: { back: string; isOpen: boolean }) {
  const t = await getTranslations('address');
  const e = await getTranslations('errors');
  return (
    <ActionForm
      action={chooseAddress}
      errors={{
        required: e('required'),
        tooLong: e('tooLong'),
        pointMissing: e('pointMissing'),
        pointRange: e('pointRange'),
      }}
    >
      <ActionDetails trigger={<AccordionTrigger>{t('byHand')}</AccordionTrigger>} isOpen={isOpen}>
        <p className="text-small text-soft">{t('byHandHint')}</p>
        <ActionField name="text" label={t('text')} autoComplete="street-address" />
        <div className="grid gap-3 sm:grid-cols-2">
          <ActionField name="latitude" label={t('latitude')} inputMode="decimal" />
          <ActionField name="longitude" label={t('longitude')} inputMode="decimal" />
        </div>
        <input type="hidden" name="from" value={back} />
        <Button type="submit">{t('deliverHere')}</Button>
      </ActionDetails>
    </ActionForm>
  );
}
