import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Step } from '@/components/checkout/step.client';
import type { StepProps } from '@/components/checkout/steps';
import { dayWords, momentWords, slotWords, soonestWords } from '@/components/checkout/time-words';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Field } from '@/components/ui/field';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { clockTime } from '@/lib/time';

/** Either as soon as possible or at a chosen time: one of the days on offer, and one of its times. */
export async function When({ state, needed }: StepProps) {
  const t = await getTranslations('checkout');
  const language = languageTag((await pageMarket()).locale);
  const { soonest, when, draft } = state;
  const isCollected = draft.fulfilment === 'collection';
  if (when.kind === 'none' && when.why === 'unknown') return <KeptTime draft={state.draft} />;
  return (
    <Step
      id="when"
      title={t('when')}
      chosen={momentWords(when, t, language) || t('notChosen')}
      edit={t('edit')}
      isNeeded={needed.has('when')}
      fields={['day']}
    >
      <RadioFieldset name="day" className="checkout-days">
        <legend className="sr-only">{t('when')}</legend>
        <Option
          name="timing"
          value="asap"
          isOn={when.kind === 'asap'}
          isDisabled={soonest === null}
          hint={soonest === null ? t(isCollected ? 'closedThen' : 'closedNow') : soonestWords(soonest, t, language)}
        >
          {t('asap')}
        </Option>
        <Option name="timing" value="schedule" isOn={when.kind !== 'asap'}>
          {t('schedule')}
        </Option>
      </RadioFieldset>
      <Schedule state={state} />
    </Step>
  );
}

/** Nothing can be chosen at an unknown time; what was chosen before goes along, in the fields of the form above. */
function KeptTime({ draft: { day, time } }: Pick<StepProps['state'], 'draft'>) {
  if (day === 'asap') return <input type="hidden" name="timing" value="asap" />;
  return (
    <>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name={`time-${day}`} value={time} />
    </>
  );
}

/**
 * Hidden by the stylesheet while the order is for as soon as possible; so are the times of all days but the chosen one.
 */
async function Schedule({ state: { days, soonest, when, draft } }: Pick<StepProps, 'state'>) {
  const t = await getTranslations('checkout');
  const language = languageTag((await pageMarket()).locale);
  const open = days.filter(({ slots }) => slots.length > 0);
  const chosen = open.find(({ date }) => date === draft.day) ?? open[0];
  return (
    <div className="checkout-schedule">
      <fieldset className="checkout-days">
        <legend className="sr-only">{t('day')}</legend>
        {days.map((day, index) => {
          const isOver = day.slots.length === 0;
          // The shop may be open, but too late for an order to arrive.
          const isClosed = isOver && (day.inDays > 0 || soonest === null);
          return (
            <Option
              key={day.date}
              name="day"
              value={day.date}
              isOn={day === chosen}
              isDisabled={isOver}
              day={index}
              hint={isClosed ? t('closed') : undefined}
            >
              {dayWords(day, t, language)}
            </Option>
          );
        })}
      </fieldset>
      {open.map(day => (
        <Field
          key={day.date}
          id={`time-${day.date}`}
          label={t('time', { day: dayWords(day, t, language) })}
          className="checkout-times"
          data-day={days.indexOf(day)}
        >
          {control => (
            <select
              {...control}
              name={`time-${day.date}`}
              defaultValue={clockTime(when.kind === 'slot' && day === chosen ? when.minutes : (day.slots[0] ?? 0))}
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
    </div>
  );
}
