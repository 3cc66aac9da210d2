import { getTranslations } from 'next-intl/server';
import { TimeLeft } from '@/components/groups/time-left.client';
import { momentWords } from '@/components/orders/order-words';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { GroupTerms } from '@/lib/cart/group/facts';
import { minutesToChoose } from '@/lib/groups/minutes-to-choose';
import { minutesAheadWords } from '@/lib/i18n/count-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import { wallTime } from '@/lib/time';

interface GroupTermsLineProps {
  terms: GroupTerms;
  isLate: boolean;
  money: MoneyStyle;
}

/** The time with the minutes that are left, the limit of each, and how fees are shared. */
export async function GroupTermsLine({ terms: { until, limit, sharing }, isLate, money }: GroupTermsLineProps) {
  const [t, orders, { locale }] = await Promise.all([
    getTranslations('group'),
    getTranslations('orders'),
    pageMarket(),
  ]);
  const language = languageTag(locale);
  const clock = await getClock(locale);
  const now = Date.now();
  const isTold = until !== null && !clock.isUnknown;
  const minutes = until === null || isLate ? null : minutesToChoose(until, now);
  // A time of the next day, which may have been set by mistake: it was over when it was typed.
  const isNextDay = isTold && !isLate && minutes === null && wallTime(clock, until).date > wallTime(clock, now).date;
  const time = !isTold ? '' : momentWords(until + clock.skew, language, clock.timeZone);
  return (
    <ul className="cluster">
      {isTold && (
        <li>
          <Badge tone={isLate ? 'late' : 'card'}>
            <Icon name="clock" className="size-4" />
            {t(isLate ? 'untilOver' : 'until', { time })}
            {isNextDay && ` · ${orders('when.dayTomorrow')}`}
            {minutes !== null && (
              <>
                {' · '}
                <TimeLeft minutes={minutes} since={now} language={language} words={minutesAheadWords(language)} />
              </>
            )}
          </Badge>
        </li>
      )}
      {limit !== null && (
        <li>
          <Badge tone="card">{t('limit', { amount: formatMinor(limit, money) })}</Badge>
        </li>
      )}
      <li>
        <Badge tone="card">{t(sharing === 'value' ? 'byValue' : 'equally')}</Badge>
      </li>
    </ul>
  );
}
