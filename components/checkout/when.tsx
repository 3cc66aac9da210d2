import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Step } from '@/components/checkout/step';
import { dayWords, slotWords } from '@/components/checkout/time-words';
import { GroupError } from '@/components/forms/group-error.client';
import { Field } from '@/components/ui/field';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { clockTime } from '@/lib/checkout/when';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { timeWords } from '@/lib/shops/open-words';

/** Step two: as soon as possible, or one of the days and times that exist. Shows the times of the chosen day only. */
export async function When({ state: { days, soonest, when } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const language = languageTag((await pageMarket()).locale);
  const chosen = when.kind === 'slot' ? when.date : null;
  return (
    <Step number={2} title={t('when')}>
      <fieldset className="checkout-days">
        <legend className="sr-only">{t('day')}</legend>
        {soonest !== null && (
          <Option
            name="day"
            value="asap"
            isOn={when.kind === 'asap'}
            hint={t('about', { time: timeWords(soonest.minutes, language) })}
          >
            {t('asap')}
          </Option>
        )}
        {days.map(day => {
          const isClosed = day.slots.length === 0;
          return (
            <Option
              key={day.date}
              name="day"
              value={day.date}
              isOn={day.date === chosen}
              isDisabled={isClosed}
              day={day.inDays}
              hint={isClosed ? t('closed') : undefined}
            >
              {dayWords(day, t, language)}
            </Option>
          );
        })}
      </fieldset>
      <GroupError name="day" />
      {days
        .filter(({ slots }) => slots.length > 0)
        .map(day => (
          <Field
            key={day.date}
            id={`time-${day.date}`}
            label={t('time', { day: dayWords(day, t, language) })}
            className="checkout-times"
            data-day={day.inDays}
          >
            {control => (
              <select
                {...control}
                name={`time-${day.date}`}
                defaultValue={clockTime(
                  when.kind === 'slot' && day.date === chosen ? when.minutes : (day.slots[0] ?? 0),
                )}
              >
                {day.slots.map(slot => (
                  <option key={slot} value={clockTime(slot)}>
                    {slotWords(slot, language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
    </Step>
  );
}
