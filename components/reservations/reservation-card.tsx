import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { AccordionTrigger } from '@/components/ui/accordion';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { cancelTable } from '@/lib/reservations/actions';
import type { Reservation } from '@/lib/reservations/schema';
import { isCancellable } from '@/lib/reservations/times';
import { timeWords } from '@/lib/shops/opening/open-words';
import { dateInWords, isDate, minutesOf, type WallTime } from '@/lib/time';

const looks: Record<string, { icon: IconName; tone?: BadgeTone }> = {
  new: { icon: 'clock', tone: 'late' },
  accepted: { icon: 'check', tone: 'good' },
  canceled: { icon: 'close' },
};

/** One reservation: restaurant, time, table, state, and a button to cancel it. */
export async function ReservationCard({ reservation, now }: { reservation: Reservation; now: WallTime }) {
  const [t, { locale }] = await Promise.all([getTranslations('reservations'), pageMarket()]);
  const { shop, table, guests, note, status } = reservation;
  const facts = [
    table?.zone,
    table && t('table', { name: table.name }),
    guests > 0 && t('guestCount', { count: guests }),
  ].filter(fact => typeof fact === 'string');
  const { icon, tone } = looks[status] ?? { icon: 'clock' as const };
  return (
    <Card as="li" className="p-5">
      <div className="spread">
        <h3 className="text-lead">
          {shop === null ? (
            t('someShop')
          ) : (
            <Link to={`/restaurant/${shop.id}`} className="action-link">
              <bdi>{shop.title}</bdi>
            </Link>
          )}
        </h3>
        <Badge {...(tone && { tone })}>
          <Icon name={icon} className="size-4" />
          {status in looks ? t(`state.${status as 'new'}`) : <bdi>{status}</bdi>}
        </Badge>
      </div>
      <p className="font-medium">{whenWords(reservation, languageTag(locale), values => t('when', values))}</p>
      <p className="text-soft">{facts.map(isolated).join(' · ')}</p>
      {note !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {note}
        </p>
      )}
      {isCancellable(reservation, now) && <CancelTable id={reservation.id} />}
    </Card>
  );
}

type Said = Record<'date' | 'from' | 'to', string>;

/** "Friday, 4 December, 19:30 to 21:30". */
function whenWords({ starts, ends }: Reservation, language: string, say: (values: Said) => string): string {
  const time = (moment: string) => timeWords(minutesOf(moment.slice(11)) ?? 0, language);
  const date = starts.slice(0, 10);
  return say({ date: isDate(date) ? dateInWords(date, language) : starts, from: time(starts), to: time(ends) });
}

/** Asks for confirmation in place, with and without script. */
async function CancelTable({ id }: { id: string }) {
  const t = await getTranslations('reservations');
  return (
    <OwnForm action={cancelTable} className="stack">
      <FormDetails data-slot="accordion" trigger={<AccordionTrigger>{t('cancel')}</AccordionTrigger>}>
        <div className="mt-2 grid justify-items-start gap-3">
          <p>
            <b>{t('cancelTitle')}</b> {t('cancelText')}
          </p>
          <input type="hidden" name="reservation" value={id} />
          <Button type="submit" look="danger">
            {t('cancelYes')}
          </Button>
        </div>
      </FormDetails>
    </OwnForm>
  );
}
