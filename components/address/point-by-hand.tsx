import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/address/action-field.client';
import { ActionForm } from '@/components/address/action-form.client';
import { Button } from '@/components/ui/button';
import { chooseAddress } from '@/lib/places/actions';

/** A way in when the maps service knows nothing, or is away: the address in words and its two numbers. */
export async function PointByHand({ back, isOpen }: { back: string; isOpen: boolean }) {
  const t = await getTranslations('address');
  const e = await getTranslations('errors');
  return (
    <details open={isOpen} className="address-by-hand">
      <summary>{t('byHand')}</summary>
      <ActionForm
        action={chooseAddress}
        className="grid gap-3"
        errors={{
          required: e('required'),
          tooLong: e('tooLong'),
          pointMissing: e('pointMissing'),
          pointRange: e('pointRange'),
        }}
      >
        <p className="text-small text-soft">{t('byHandHint')}</p>
        <ActionField name="text" label={t('text')} autoComplete="street-address" />
        <div className="grid gap-3 sm:grid-cols-2">
          <ActionField name="latitude" label={t('latitude')} inputMode="decimal" />
          <ActionField name="longitude" label={t('longitude')} inputMode="decimal" />
        </div>
        <input type="hidden" name="from" value={back} />
        <Button type="submit">{t('deliverHere')}</Button>
      </ActionForm>
    </details>
  );
}
