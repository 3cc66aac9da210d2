import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Invitation } from '@/components/joining/invitation';
import { ReferralEarnings } from '@/components/joining/referral-earnings';
import { ReferralRewards } from '@/components/joining/referral-rewards';
import { SignInLinks } from '@/components/joining/sign-in-links';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { getOwnReferral } from '@/lib/referrals/own';
import { getProgramme, offersReferrals } from '@/lib/referrals/programme';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';

/** The rewards of the referral programme; for signed-in customers also their code and earnings. */
export async function ReferralsPage() {
  const [t, market, session] = await Promise.all([getTranslations('referrals'), pageMarket(), readSession()]);
  if ((await offersReferrals(market.locale)) === false) await gone();
  const [programme, own] = await Promise.all([
    getProgramme(market.locale),
    session === null ? null : getOwnReferral(market),
  ]);
  if (own !== null && !own.ok && own.why === 'unauthorized') return signInAgain();
  if (!programme.ok && programme.why === 'gone') return <NoProgramme />;
  if (!programme.ok || own?.ok === false) return <OwnErrorPage />;
  const { title, description, picture, endsAt } = programme.value;
  // A kept answer may be older than the end.
  if (endsAt !== null && endsAt <= Date.now()) return <NoProgramme />;
  return (
    <div className="column joining-page">
      {picture !== '' && (
        <div className="joining-photo">
          <Picture source={picture} alt="" widths={[640, 1440]} sizes="(width >= 768px) 42rem, 100vw" isFirst />
        </div>
      )}
      <h1>{title || t('page')}</h1>
      <Notice />
      <p className="text-lead text-soft">{description}</p>
      <ReferralRewards programme={programme.value} />
      {own === null ? (
        <SignInLinks back="/referrals" login={t('login')} register={t('register')} />
      ) : (
        <Invitation code={own.value.code} market={market} />
      )}
      {own !== null && <ReferralEarnings own={own.value} />}
      <p>
        <Link to="/referral-terms" className="action-link underlined">
          {t('terms')}
        </Link>
      </p>
    </div>
  );
}

/** The operator's programme has expired. */
async function NoProgramme() {
  const t = await getTranslations('referrals');
  return (
    <EmptyState>
      <EmptyStateMark name="gift" />
      <h1>{t('emptyTitle')}</h1>
      <p>{t('empty')}</p>
    </EmptyState>
  );
}
