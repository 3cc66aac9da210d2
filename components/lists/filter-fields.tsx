import { getTranslations } from 'next-intl/server';
import { Choice } from '@/components/lists/choice';
import { PriceFields } from '@/components/lists/price-fields';
import { Field } from '@/components/ui/field';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { ratingWords } from '@/lib/shops/filter-words';
import { ratings, type ShopFilter, sortsAt } from '@/lib/shops/filters';
import { listTakes } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

/** The form's fields. Names and values are those of the URL's query (lib/shops/filters.ts). */
export async function FilterFields({ filter, place }: { filter: ShopFilter; place: Place }) {
  const [t, takes, { locale }] = await Promise.all([getTranslations('list'), listTakes(), pageMarket()]);
  const isPickup = filter.fulfilment === 'pickup';
  const rating = (value: string) => t('ratingFrom', { rating: ratingWords(value, languageTag(locale)) });
  return (
    <>
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.newest && <input type="hidden" name="newest" value="1" />}
      <fieldset className="switch">
        <legend className="sr-only">{t('fulfilment')}</legend>
        <Choice type="radio" name="fulfilment" value="" isOn={!isPickup} text={t('delivery')} />
        <Choice type="radio" name="fulfilment" value="pickup" isOn={isPickup} text={t('pickupChoice')} />
      </fieldset>
      {!filter.newest && (
        <Field id="sort" label={t('sort')}>
          {control => (
            <select {...control} name="sort" defaultValue={filter.sort}>
              <option value="">{t('suggested')}</option>
              {sortsAt(place).map(sort => (
                <option key={sort} value={sort}>
                  {t(sort)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <fieldset>
        <legend>{t('narrow')}</legend>
        <Choice type="checkbox" name="open" value="1" isOn={filter.open} text={t('open')} />
        <Choice type="checkbox" name="free" value="1" isOn={filter.free} text={t('free')} />
        <Choice type="checkbox" name="deals" value="1" isOn={filter.deals} text={t('deals')} />
      </fieldset>
      <fieldset>
        <legend>{t('ratingTitle')}</legend>
        <Choice type="radio" name="rating" value="" isOn={filter.rating === ''} text={t('ratingAny')} />
        {ratings.toReversed().map(value => (
          <Choice
            key={value}
            type="radio"
            name="rating"
            value={value}
            isOn={filter.rating === value}
            text={rating(value)}
          />
        ))}
      </fieldset>
      {takes.ok && takes.value.length > 0 && (
        <fieldset>
          <legend>{t('takes')}</legend>
          {takes.value.map(({ id, title }) => (
            <Choice key={id} type="checkbox" name="take" value={id} isOn={filter.takes.includes(id)} text={title} />
          ))}
        </fieldset>
      )}
      <PriceFields filter={filter} />
    </>
  );
}
