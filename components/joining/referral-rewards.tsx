import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import type { Programme } from '@/lib/referrals/schema';

/** What each side gets, and when. */
export async function ReferralRewards({ programme: { forInviter, forFriend } }: { programme: Programme }) {
  const t = await getTranslations('referrals');
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
      <p>{t('when')}</p>
    </section>
  );
}
