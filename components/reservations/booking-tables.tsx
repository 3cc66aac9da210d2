import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { LastRefusal } from '@/components/errors/last-refusal';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { readUnsent } from '@/lib/forms/unsent';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { reserve } from '@/lib/reservations/actions';
import { longestNote } from '@/lib/reservations/form-schema';
import type { Booking, BookingShop, Table } from '@/lib/reservations/schema';
import { listFreeTables } from '@/lib/reservations/tables';
import { spanOf } from '@/lib/reservations/times';
import type { Wanted } from '@/lib/reservations/wanted';
import { timeWords } from '@/lib/shops/opening/open-words';
import { clockTime, dateInWords } from '@/lib/time';

/** The element that says which tables are free, or why none is shown. */
export const bookingAnswerId = 'booking-answer';

interface BookingTablesProps {
  shop: BookingShop;
  booking: Booking;
  wanted: Wanted;
}

/** The page with the answer is a new one, and opens at what was asked for. */
const opensHere = { tabIndex: -1, autoFocus: true };

/** The tables that are free at that time, one of which can be reserved. */
export async function BookingTables({ shop, booking, wanted }: BookingTablesProps) {
  const [t, errors, { locale }] = await Promise.all([
    getTranslations('reservations'),
    getTranslations('errors'),
    pageMarket(),
  ]);
  const { zone, date, minutes, guests } = wanted;
  if (minutes === null) return <NoTables>{errors('tablePast')}</NoTables>;
  const tables = await listFreeTables({ zone, guests, ...spanOf(date, minutes, booking) }, locale);
  if (!tables.ok) return <TablesAway />;
  if (tables.value.length === 0) return <NoTables>{t('noneFree', { count: guests })}</NoTables>;
  return <ReserveForm shop={shop} wanted={{ ...wanted, minutes }} tables={tables.value} />;
}

function NoTables({ children }: { children: string }) {
  return (
    <Alert tone="warning" id={bookingAnswerId} {...opensHere}>
      {children}
    </Alert>
  );
}

async function TablesAway() {
  const [errors, unsent] = await Promise.all([getTranslations('errors'), readUnsent()]);
  return (
    <>
      <Alert role="alert" tone="error" id={bookingAnswerId} {...opensHere}>
        {errors('offline')}
      </Alert>
      <LastRefusal />
      <KeptInputs texts={[unsent.note ?? '']} />
    </>
  );
}

interface ReserveFormProps {
  shop: BookingShop;
  wanted: Wanted & { minutes: number };
  tables: Table[];
}

async function ReserveForm({ shop, wanted: { date, minutes, guests }, tables }: ReserveFormProps) {
  const [t, { locale }, unsent] = await Promise.all([getTranslations('reservations'), pageMarket(), readUnsent()]);
  const language = languageTag(locale);
  const hidden = { shop: shop.id, day: date, time: clockTime(minutes), guests: String(guests) };
  return (
    <OwnForm action={reserve} className="grid gap-5">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioFieldset name="table" className="free-tables option-boxes shadow-none outline-none" {...opensHere}>
        <legend className="font-display text-title font-semibold" id={bookingAnswerId}>
          {t('free', { date: dateInWords(date, language), time: timeWords(minutes, language) })}
        </legend>
        {tables.map(table => (
          <TableChoice key={table.id} table={table} isChosen={unsent.table === table.id || tables.length === 1} />
        ))}
      </RadioFieldset>
      <Field
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        value={unsent.note ?? ''}
        rows={2}
        maxLength={longestNote}
        dir="auto"
      />
      <div className="grid justify-items-start gap-2">
        <Button type="submit">{t('send')}</Button>
        <small className="text-soft">{t('sendHint')}</small>
      </div>
    </OwnForm>
  );
}

async function TableChoice({ table, isChosen }: { table: Table; isChosen: boolean }) {
  const [t, errors] = await Promise.all([getTranslations('reservations'), getTranslations('errors')]);
  return (
    <label>
      <input
        type="radio"
        name="table"
        value={table.id}
        required
        data-missing={errors('tableMissing')}
        defaultChecked={isChosen}
      />
      <span>
        <bdi>{t('table', { name: table.name })}</bdi>
        <small>{t('seats', { count: table.seats })}</small>
      </span>
    </label>
  );
}
