import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Tab, Tabs } from '@/components/ui/tabs';
import { BalanceCard } from '@/components/wallet/balance-card';
import { MoveList } from '@/components/wallet/move-list';
import { PaymentList } from '@/components/wallet/payment-list';
import { TopUpNews } from '@/components/wallet/top-up-news';
import { WalletNotice } from '@/components/wallet/wallet-notice';
import { unauthorizedAmong } from '@/lib/api/unauthorized-among';
import { leadOwnToLastPage } from '@/lib/last-page';
import { pageMarket } from '@/lib/market/market';
import { getProfile } from '@/lib/profile/queries';
import { signInAgain } from '@/lib/session/end-session';
import { listMoves, listTransactions } from '@/lib/wallet/queries';

interface WalletPageProps {
  list: 'moves' | 'payments';
  page: number;
  /** For a customer back from a payment provider: how many times this page was shown, from 1; otherwise null. */
  look: number | null;
}

/** The balance, what can be done with it, and either its moves or all payments. */
export async function WalletPage({ list, page, look }: WalletPageProps) {
  const [market, t] = await Promise.all([pageMarket(), getTranslations('wallet')]);
  const [profile, moves, payments] = await Promise.all([
    getProfile(market),
    list === 'moves' ? listMoves(page, market) : null,
    list === 'payments' ? listTransactions(page, market.locale) : null,
  ]);
  const found = [profile, moves, payments].filter(answer => answer !== null);
  if (unauthorizedAmong(found) !== null) return signInAgain();
  // Without a wallet there is no history (docs/api.md 12.2).
  if (!profile.ok || found.some(answer => !answer.ok && answer.why !== 'gone'))
    return (
      <OwnErrorPage>
        <TopUpNews look={look} />
      </OwnErrorPage>
    );
  const shown = moves ?? payments;
  if (shown?.ok)
    await leadOwnToLastPage(
      shown.value,
      page,
      last => `/wallet?${list === 'payments' ? 'payments=1&' : ''}page=${last}`,
    );
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <WalletNotice />
      <TopUpNews look={look} />
      <BalanceCard balance={profile.value.wallet} />
      <Tabs label={t('lists')}>
        <Tab to="/wallet" isCurrent={list === 'moves'}>
          {t('history')}
        </Tab>
        <Tab to="/wallet?payments=1" isCurrent={list === 'payments'}>
          {t('payments')}
        </Tab>
      </Tabs>
      {list === 'moves' && <MoveList list={moves?.ok ? moves.value : null} />}
      {list === 'payments' && <PaymentList list={payments?.ok ? payments.value : null} />}
    </div>
  );
}
