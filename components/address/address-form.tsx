import { getTranslations } from 'next-intl/server';
import { AddressField } from '@/components/address/address-field.client';
import { fieldWords } from '@/components/address/address-words';
import { Button } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/** Asks where to deliver in one field: a plain GET form to the picker, with suggestions where script runs. */
export async function AddressForm() {
  const t = await getTranslations('address');
  const { locale } = await pageMarket();
  return (
    <form action={localizedPath(locale, '/address')} className="address-field">
      <AddressField locale={locale} back={localizedPath(locale, '/')} words={fieldWords(t)} />
      <input type="hidden" name="returnTo" value={localizedPath(locale, '/')} />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}
