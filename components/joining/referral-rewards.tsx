import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Programme } from '@/lib/referrals/schema';

/** What each side gets, when, and until when. */
export async function ReferralRewards({ programme: { forInviter, forFriend, endsAt } }: { programme: Programme }) {
  const [t, { locale }] = await Promise.all([getTranslations('referrals'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const date = (at: number) => dateFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(at);
  return (
    <section className="grid gap-3" aria-label={t('page')}>
      <dl className="referral-rewards">
        <div>
          <dt>{t('forYou')}</dt>
          <dd>
            <Price of={forInviter} />
          </dd>
        </div>
        <div>
          <dt>{t('forFriend')}</dt>
          <dd>
            <Price of={forFriend} />
          </dd>
        </div>
      </dl>
      <p>
        {t('when')} {endsAt !== null && t('until', { date: date(endsAt) })}
      </p>
    </section>
  );
}
