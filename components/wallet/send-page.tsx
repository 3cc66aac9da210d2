import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Notice } from '@/components/ui/notice';
import { BalanceLine } from '@/components/wallet/balance-line';
import { PeopleSearch } from '@/components/wallet/people-search';
import { SendAmount } from '@/components/wallet/send-amount';
import { SendReview } from '@/components/wallet/send-review';
import { pageMarket } from '@/lib/market/market';
import { getProfile } from '@/lib/profile/queries';
import { signInAgain } from '@/lib/session/end-session';
import { findPeople } from '@/lib/wallet/queries';

interface SendPageProps {
  search: string;
  /** The receiver's uuid, of those who were found. */
  to: string;
  /** Minor units; null until it is typed. */
  amount: number | null;
  /** An amount that is to be changed, in minor units. */
  change: number | null;
}

/** Sends money in three steps, told apart by the URL alone: the receiver, the amount, and a confirmation of both. */
export async function SendPage({ search, to, amount, change }: SendPageProps) {
  const [t, market] = await Promise.all([getTranslations('wallet'), pageMarket()]);
  const [profile, people] = await Promise.all([getProfile(market), findPeople(search, market.locale)]);
  if (!profile.ok && profile.why === 'unauthorized') return signInAgain();
  if (!profile.ok || !people.ok)
    return (
      <OwnErrorPage>
        <KeptInputs texts={[search]} />
      </OwnErrorPage>
    );
  const person = people.value.find(({ uuid }) => uuid === to);
  const balance = profile.value.wallet;
  return (
    <div className="reading-page">
      <h1>{t('sendTitle')}</h1>
      <Notice />
      <BalanceLine balance={balance} />
      {balance !== null && person === undefined && <PeopleSearch search={search} people={people.value} />}
      {balance !== null && person !== undefined && amount === null && (
        <SendAmount search={search} person={person} change={change} />
      )}
      {balance !== null && person !== undefined && amount !== null && (
        <SendReview search={search} person={person} amount={amount} balance={balance} />
      )}
    </div>
  );
}
