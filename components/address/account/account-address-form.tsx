import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { UnsentNote } from '@/components/account/unsent-note';
import { ActionField } from '@/components/forms/action-field.client';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { saveAccountAddress } from '@/lib/addresses/account-actions';
import type { AccountAddress } from '@/lib/addresses/account-addresses';
import { addressLimits } from '@/lib/addresses/account-rules';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { readUnsent } from '@/lib/forms/unsent';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

interface AccountAddressFormProps {
  /** What is changed; nothing for a new one. */
  stored: AccountAddress | null;
  /** Where it is. */
  place: PickedPoint;
}

/** The name of an address and what the courier must know; its place comes from the picker. */
export async function AccountAddressForm({ stored, place }: AccountAddressFormProps) {
  const [t, { locale }, offline] = await Promise.all([getTranslations('addresses'), pageMarket(), noConnection()]);
  const typed = await readUnsent();
  const errors = await errorSentences(
    'required',
    'tooLong',
    'nameTaken',
    'offline',
    'fieldRefused',
    'refused',
    'addressGone',
    'pointMissing',
    'pointRange',
  );
  const self = localizedPath(locale, `/addresses/${stored?.id ?? 'new'}`);
  const field = (name: keyof typeof addressLimits) => ({
    name,
    value: stored?.[name] ?? '',
    maxLength: addressLimits[name],
    autoComplete: 'off',
  });
  return (
    <div className="reading-page">
      <h1>{stored === null ? t('newTitle') : t('editTitle')}</h1>
      <UnsentNote />
      <Card className="spread">
        <p className="min-w-0">
          <span className="block text-small text-soft">{t('place')}</span>
          <b className="text-lead">
            <bdi>{place.text}</bdi>
          </b>
        </p>
        <Link to={`/address?${new URLSearchParams({ from: self, q: place.text })}`} className={buttonClass('quiet')}>
          {t('move')}
        </Link>
      </Card>
      <ActionForm action={saveAccountAddress} errors={errors} offline={offline} typed={typed} className="account-form">
        {stored !== null && <input type="hidden" name="id" value={stored.id} />}
        <input type="hidden" name="text" value={place.text} />
        <input type="hidden" name="latitude" value={place.point.latitude} />
        <input type="hidden" name="longitude" value={place.point.longitude} />
        <ActionField {...field('title')} label={t('name')} hint={t('nameHint')} />
        <div className="account-fields">
          <ActionField {...field('house')} label={t('house')} isOptional />
          <ActionField {...field('floor')} label={t('floor')} isOptional />
          <ActionField {...field('office')} label={t('office')} isOptional />
          <ActionField {...field('entrance')} label={t('entrance')} isOptional />
        </div>
        <ActionField {...field('comment')} label={t('comment')} hint={t('commentHint')} isOptional />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('save')}</Button>
          <Link to="/addresses" className={buttonClass('bare')}>
            {t('cancel')}
          </Link>
        </div>
      </ActionForm>
    </div>
  );
}
