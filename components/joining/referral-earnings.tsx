import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { OwnReferral } from '@/lib/referrals/schema';

/** What the customer's referrals have earned so far. */
export async function ReferralEarnings({ own: { earned, friends, takenBack } }: { own: OwnReferral }) {
  const t = await getTranslations('referrals');
  return (
    <Card as="section" aria-labelledby="earned">
      <h2 id="earned">{t('earned')}</h2>
      {friends === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <p className="referral-sum">
          {t('friends', { count: friends })}
          <Price of={earned} className="font-semibold" />
        </p>
      )}
      {takenBack.minor > 0 && (
        <p className="referral-sum text-soft">
          {t('takenBack')}
          <Price of={{ ...takenBack, minor: -takenBack.minor }} />
        </p>
      )}
      <p>
        <Link to="/wallet" className="action-link underlined">
          {t('inWallet')}
        </Link>
      </p>
    </Card>
  );
}
