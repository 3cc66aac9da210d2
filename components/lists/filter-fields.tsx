import { getTranslations } from 'next-intl/server';
import { Choice } from '@/components/lists/choice';
import { PriceFields } from '@/components/lists/price-fields';
import { Field } from '@/components/ui/field';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { leastRatingWords } from '@/lib/shops/list/filter-words';
import { leastRatings, longestDeliveries, type ShopFilter, sortsAt } from '@/lib/shops/list/filters';
import { listTakes } from '@/lib/shops/queries';
import type { Place } from '@/lib/view/view';

interface FieldProps {
  filter: ShopFilter;
}

interface SortProps {
  place: Place;
  /** Whether the list states what deliveries cost. */
  hasFees: boolean;
}

/** The form's fields. Names and values are those of the URL's query (lib/shops/list/filters.ts). */
export function FilterFields({ filter, place, hasFees }: FieldProps & SortProps) {
  return (
    <>
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.newest && <input type="hidden" name="newest" value="1" />}
      <FulfilmentSwitch filter={filter} />
      {!filter.newest && <SortField filter={filter} place={place} hasFees={hasFees} />}
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

async function SortField({ filter, place, hasFees }: FieldProps & SortProps) {
  const t = await getTranslations('list');
  return (
    <Field id="sort" label={t('sort')}>
      {control => (
        <select {...control} name="sort" defaultValue={filter.sort}>
          <option value="">{t('suggested')}</option>
          {sortsAt(place, hasFees).map(sort => (
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
  const [t, card] = await Promise.all([getTranslations('list'), getTranslations('card')]);
  return (
    <fieldset>
      <legend>{t('narrow')}</legend>
      <Choice type="checkbox" name="open" value="1" isOn={filter.open} text={t('open')} />
      <Choice type="checkbox" name="always" value="1" isOn={filter.always} text={card('open.always')} />
      <Choice type="checkbox" name="free" value="1" isOn={filter.free} text={t('free')} />
      <Choice type="checkbox" name="deals" value="1" isOn={filter.deals} text={t('deals')} />
    </fieldset>
  );
}

async function RatingChoices({ filter }: FieldProps) {
  const [t, { locale }] = await Promise.all([getTranslations('list'), pageMarket()]);
  const options = leastRatings.toReversed().map(value => ({
    value,
    text: leastRatingWords(value, t, languageTag(locale)),
  }));
  return <OneChoice legend={t('ratingTitle')} name="rating" chosen={filter.rating} options={options} />;
}

async function TimeChoices({ filter }: FieldProps) {
  const [t, recipes] = await Promise.all([getTranslations('list'), getTranslations('recipes')]);
  const options = longestDeliveries.map(value => ({ value, text: recipes('bound.time', { value: Number(value) }) }));
  return <OneChoice legend={t('minutes')} name="within" chosen={filter.within} options={options} />;
}

interface OneChoiceProps {
  legend: string;
  name: string;
  /** "" for any. */
  chosen: string;
  options: { value: string; text: string }[];
}

async function OneChoice({ legend, name, chosen, options }: OneChoiceProps) {
  const t = await getTranslations('list');
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[{ value: '', text: t('ratingAny') }, ...options].map(({ value, text }) => (
        <Choice key={value} type="radio" name={name} value={value} isOn={value === chosen} text={text} />
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
