import { getTranslations } from 'next-intl/server';
import { Choice } from '@/components/lists/choice';
import { PriceFields } from '@/components/lists/price-fields';
import { Field } from '@/components/ui/field';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { ratingWords } from '@/lib/shops/filter-words';
import { ratings, type ShopFilter, sortsAt, spans } from '@/lib/shops/filters';
import { listTakes } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

interface FieldProps {
  filter: ShopFilter;
}

/** The form's fields. Names and values are those of the URL's query (lib/shops/filters.ts). */
export function FilterFields({ filter, place }: FieldProps & { place: Place }) {
  return (
    <>
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.newest && <input type="hidden" name="newest" value="1" />}
      <FulfilmentSwitch filter={filter} />
      {!filter.newest && <SortField filter={filter} place={place} />}
      <NarrowingChoices filter={filter} />
      <RatingChoices filter={filter} />
      <TimeChoices filter={filter} />
      <TakeChoices filter={filter} />
      <PriceFields filter={filter} />
    </>
  );
}

async function FulfilmentSwitch({ filter }: FieldProps) {
  const t = await getTranslations('list');
  const isPickup = filter.fulfilment === 'pickup';
  return (
    <fieldset className="switch">
      <legend className="sr-only">{t('fulfilment')}</legend>
      <Choice type="radio" name="fulfilment" value="" isOn={!isPickup} text={t('delivery')} />
      <Choice type="radio" name="fulfilment" value="pickup" isOn={isPickup} text={t('pickupChoice')} />
    </fieldset>
  );
}

async function SortField({ filter, place }: FieldProps & { place: Place }) {
  const t = await getTranslations('list');
  return (
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
  );
}

async function NarrowingChoices({ filter }: FieldProps) {
  const t = await getTranslations('list');
  return (
    <fieldset>
      <legend>{t('narrow')}</legend>
      <Choice type="checkbox" name="open" value="1" isOn={filter.open} text={t('open')} />
      <Choice type="checkbox" name="free" value="1" isOn={filter.free} text={t('free')} />
      <Choice type="checkbox" name="deals" value="1" isOn={filter.deals} text={t('deals')} />
    </fieldset>
  );
}

async function RatingChoices({ filter }: FieldProps) {
  const [t, { locale }] = await Promise.all([getTranslations('list'), pageMarket()]);
  const words = (value: string) => t('ratingFrom', { rating: ratingWords(value, languageTag(locale)) });
  return (
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
          text={words(value)}
        />
      ))}
    </fieldset>
  );
}

async function TimeChoices({ filter }: FieldProps) {
  const [t, recipes] = await Promise.all([getTranslations('list'), getTranslations('recipes')]);
  return (
    <fieldset>
      <legend>{t('minutes')}</legend>
      <Choice type="radio" name="within" value="" isOn={filter.within === ''} text={t('ratingAny')} />
      {spans.map(value => (
        <Choice
          key={value}
          type="radio"
          name="within"
          value={value}
          isOn={filter.within === value}
          text={recipes('bound.time', { value: Number(value) })}
        />
      ))}
    </fieldset>
  );
}

async function TakeChoices({ filter }: FieldProps) {
  const [t, takes] = await Promise.all([getTranslations('list'), listTakes()]);
  if (!takes.ok || takes.value.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('takes')}</legend>
      {takes.value.map(({ id, title }) => (
        <Choice key={id} type="checkbox" name="take" value={id} isOn={filter.takes.includes(id)} text={title} />
      ))}
    </fieldset>
  );
}
