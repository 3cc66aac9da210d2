import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import type { ShopFilter } from '@/lib/shops/list/filters';
import { getPriceRange } from '@/lib/shops/queries';

/**
 * The lowest and highest price, in whole units of the displayed currency. The market's real range is the placeholder.
 */
export async function PriceFields({ filter }: { filter: ShopFilter }) {
  const [t, range, { symbol }, { currency }] = await Promise.all([
    getTranslations('list'),
    getPriceRange(),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const fields = [
    { name: 'from', text: t('priceFrom'), value: filter.from, hint: range.ok ? Math.floor(range.value.min) : '' },
    { name: 'to', text: t('priceTo'), value: filter.to, hint: range.ok ? Math.ceil(range.value.max) : '' },
  ];
  return (
    <fieldset className="list-prices">
      <legend>
        {t('prices')} <bdi>({symbol})</bdi>
      </legend>
      <input type="hidden" name="currency" value={currency} />
      {fields.map(({ name, text, value, hint }) => (
        <Field key={name} id={`price-${name}`} label={text}>
          {control => (
            <input
              {...control}
              name={name}
              defaultValue={value}
              placeholder={String(hint)}
              inputMode="decimal"
              pattern={"[\\p{Nd}\\s.,٫٬'’]*"}
              maxLength={15}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
