import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Notice } from '@/components/ui/notice';
import { BalanceLine } from '@/components/wallet/balance-line';
import { TopUpForm } from '@/components/wallet/top-up-form';
import { TopUpNews } from '@/components/wallet/top-up-news';
import { readUnsent } from '@/lib/forms/unsent';
import { type Market, pageMarket } from '@/lib/market/market';
import { getProfile } from '@/lib/profile/queries';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';
import { amountText } from '@/lib/wallet/amounts';
import { type OpenTopUp, openTopUp } from '@/lib/wallet/open-top-up';
import { listTopUpPayments, topUpMarket } from '@/lib/wallet/top-up';

/** Puts money into the wallet by a payment provider. `wanted`: minor units that are missing elsewhere, or null. */
export async function TopUpPage({ wanted }: { wanted: number | null }) {
  const [t, market] = await Promise.all([getTranslations('wallet'), pageMarket()]);
  const [profile, payments] = await Promise.all([getProfile(market), listTopUpPayments(market)]);
  if (!profile.ok && profile.why === 'unauthorized') return signInAgain();
  if (!profile.ok || !payments.ok) return <TopUpAway wanted={wanted} />;
  const { wallet } = profile.value;
  const charged = topUpMarket(market);
  const isOwn = charged.currency === market.currency;
  const begun = await begunTopUp(charged);
  return (
    <div className="reading-page">
      <h1>{t('topUpTitle')}</h1>
      <Notice />
      <TopUpNews look={null} />
      <BalanceLine balance={wallet} />
      {!isOwn && <p>{t('inBase')}</p>}
      {payments.value.length === 0 && <p>{t('noProvider')}</p>}
      {wallet !== null && payments.value.length > 0 && (
        // The missing amount is in the page's currency, which R1 does not charge.
        <TopUpForm
          payments={payments.value}
          market={charged}
          wanted={(isOwn ? wanted : null) ?? begun?.minor ?? null}
          tag={begun?.tag}
        />
      )}
    </div>
  );
}

/** For a customer who steps back from the payment provider's page: the form holds what it was sent with. */
async function begunTopUp({ currency }: Market): Promise<OpenTopUp | null> {
  const session = await readSession();
  const open = session === null ? null : await openTopUp.read(session.customer.id);
  return open?.currency === currency ? open : null;
}

async function TopUpAway({ wanted }: { wanted: number | null }) {
  const { own = wanted === null ? '' : amountText(wanted) } = await readUnsent();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[own]} />
    </OwnErrorPage>
  );
}
