import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { EnterButton } from '@/components/forms/enter-button';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { PageButton } from '@/components/forms/page-form.client';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { pickAnotherPlace, saveAccountAddress } from '@/lib/addresses/account-actions';
import { accountAddressFormSchema } from '@/lib/addresses/account-form-schema';
import type { AccountAddress } from '@/lib/addresses/account-schema';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';

interface AccountAddressFormProps {
  /** The address to change; none to add a new one. */
  stored: AccountAddress | null;
  /** From the picker. */
  picked: PickedPoint;
}

/** Edits an address's name and the details for the courier. The point comes from the picker. */
export async function AccountAddressForm({ stored, picked }: AccountAddressFormProps) {
  const [t, checkout, errors, typed] = await Promise.all([
    getTranslations('addresses'),
    getTranslations('checkout'),
    getTranslations('errors'),
    readUnsent(),
  ]);
  const rules = await fieldRules(accountAddressFormSchema);
  const field = (name: Exclude<keyof typeof rules, 'latitude' | 'longitude'>) => ({
    ...rules[name],
    value: stored?.[name] ?? '',
    autoComplete: 'off',
  });
  return (
    <div className="reading-page">
      <h1>{stored === null ? t('newTitle') : t('editTitle')}</h1>
      <Notice />
      <UnsentNote />
      <OwnForm action={saveAccountAddress} typed={typed} className="account-form">
        <EnterButton>{t('save')}</EnterButton>
        <Card className="spread">
          <p className="min-w-0">
            <span className="block text-small text-soft">{t('place')}</span>
            <b className="text-lead">
              <bdi>{picked.text}</bdi>
            </b>
          </p>
          <PageButton action={pickAnotherPlace} offline={errors('noConnection')} className={buttonClass('quiet')}>
            {t('move')}
          </PageButton>
        </Card>
        {stored !== null && <input type="hidden" name="id" value={stored.id} />}
        <input type="hidden" name="text" value={picked.text} />
        <input type="hidden" name="latitude" value={picked.point.latitude} />
        <input type="hidden" name="longitude" value={picked.point.longitude} />
        <Field {...field('title')} label={t('name')} hint={t('nameHint')} />
        <fieldset className="stack">
          <legend className="mb-2 font-semibold">{checkout('atDoor')}</legend>
          <div className="account-fields">
            <Field {...field('house')} label={t('house')} />
            <Field {...field('floor')} label={t('floor')} />
            <Field {...field('office')} label={t('office')} />
            <Field {...field('entrance')} label={t('entrance')} />
          </div>
          <Field {...field('comment')} label={t('comment')} hint={t('commentHint')} />
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('save')}</Button>
          <Link to="/addresses" className={buttonClass('bare')}>
            {t('cancel')}
          </Link>
        </div>
      </OwnForm>
    </div>
  );
}
