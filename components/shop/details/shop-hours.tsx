import { getTranslations } from 'next-intl/server';
import { dateFormat, listFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { asOneWord } from '@/lib/i18n/one-word';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { openingOn } from '@/lib/shops/opening/hours';
import { timeWords, weekdayWords } from '@/lib/shops/opening/open-words';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

const week = [0, 1, 2, 3, 4, 5, 6];

/** The opening hours of the week, today marked, and the days on which the shop is closed. */
export async function ShopHours({ shop: { hours } }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const [t, clock] = await Promise.all([getTranslations('shop'), getClock(locale)]);
  const language = languageTag(locale);
  const today = wallTime(clock);
  const rests = hours.closedDates.filter(date => date >= today.date).sort();
  const days = dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div>
      <h2 className="text-body font-bold">{t('hours')}</h2>
      <table className="w-full max-w-receipt">
        <tbody>
          {week.map(weekday => {
            const opening = openingOn(hours, weekday);
            const isToday = weekday === today.weekday && !today.isUnknown;
            return (
              <tr key={weekday} aria-current={isToday ? 'date' : undefined} className={isToday ? 'font-bold' : ''}>
                <th scope="row" className={isToday ? 'py-1 text-start' : 'py-1 text-start font-normal'}>
                  {weekdayWords(weekday, language)}
                </th>
                <td className="tabular text-end">
                  {opening ? (
                    <Span from={timeWords(opening.from, language)} to={timeWords(opening.to, language)} />
                  ) : (
                    t('rests')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rests.length > 0 && (
        <p>{t('restsOn', { dates: listFormat(language).format(rests.map(date => days.format(Date.parse(date)))) })}</p>
      )}
    </div>
  );
}

function Span({ from, to }: { from: string; to: string }) {
  return <bdi>{asOneWord(`${from}\u2009–\u2009${to}`)}</bdi>;
}
