import { getTranslations } from 'next-intl/server';
import { AddressField } from '@/components/address/address-field.client';
import { fieldWords } from '@/components/address/address-words';
import { Button } from '@/components/ui/button';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';

/** One field that asks where to deliver: a plain GET form to the picker, with suggestions where script runs. */
export async function AddressForm({ words = '', from = '/' }: { words?: string; from?: string }) {
  const t = await getTranslations('address');
  const { locale } = await here();
  return (
    <form action={localized(locale, '/address')} className="address-field">
      <AddressField locale={locale} initial={words} from={localized(locale, from)} words={fieldWords(t)} />
      <input type="hidden" name="from" value={localized(locale, from)} />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}
