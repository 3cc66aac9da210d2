import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { repeatWords } from '@/components/orders/again/repeat-words';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { readUnsent } from '@/lib/forms/unsent';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { isRepeatable, isRepeating, repeatBounds } from '@/lib/orders/again/repeat';
import { repeatOrder, stopRepeating } from '@/lib/orders/again/repeat-actions';
import type { Order } from '@/lib/orders/schema';
import { wallTime } from '@/lib/time';

/** The days on which an order is repeated, and a button to stop it (R2 only). */
export async function OrderRepeat({ order }: { order: Order }) {
  if (!isRepeatable(order)) return null;
  const [t, { locale }] = await Promise.all([getTranslations('repeat'), pageMarket()]);
  const clock = await getClock(locale);
  const { date: today } = wallTime(clock);
  const { repeat } = order;
  if (repeat === null && clock.isUnknown) return null;
  if (repeat === null || !isRepeating(repeat, today)) return <BeginRepeating order={order} today={today} />;
  return (
    <section className="order-part" aria-labelledby="repeat">
      <h2 id="repeat">{t('title')}</h2>
      <p>{await repeatWords(repeat)}</p>
      <OwnForm action={stopRepeating} className="grid justify-items-start gap-2">
        <input type="hidden" name="order" value={order.id} />
        <Button type="submit" look="quiet">
          {t('stop')}
        </Button>
        <small className="text-soft">{t('stopHint')}</small>
      </OwnForm>
    </section>
  );
}

async function BeginRepeating({ order, today }: { order: Order; today: string }) {
  const [t, errors, unsent] = await Promise.all([getTranslations('repeat'), getTranslations('errors'), readUnsent()]);
  const bounds = repeatBounds(today);
  return (
    <Accordion open={unsent.from !== undefined} className="-mt-4">
      <AccordionTrigger>{t('title')}</AccordionTrigger>
      <OwnForm action={repeatOrder} className="surface mt-3 grid gap-4 p-5">
        <p>{t('lead')}</p>
        <input type="hidden" name="order" value={order.id} />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map(name => (
            <Field
              key={name}
              name={name}
              label={t(name)}
              type="date"
              required
              data-missing={errors('repeatDays')}
              data-malformed={errors('repeatDays')}
              min={bounds.from}
              max={bounds.to}
              value={unsent[name] ?? bounds.from}
            />
          ))}
        </div>
        <Button type="submit" className="justify-self-start">
          {t('begin')}
        </Button>
      </OwnForm>
    </Accordion>
  );
}
