import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { pageMarket } from '@/lib/market/market';
import type { Money } from '@/lib/money';
import { offersSending } from '@/lib/wallet/send';
import { listTopUpPayments } from '@/lib/wallet/top-up';

/** The balance, and what can be done with it here. `balance`: null for an account without a wallet. */
export async function BalanceCard({ balance }: { balance: Money | null }) {
  const [t, payments] = await Promise.all([
    getTranslations('wallet'),
    pageMarket().then(market => listTopUpPayments(market)),
  ]);
  if (balance === null) return <p>{t('none')}</p>;
  return (
    <section className="wallet-balance" aria-labelledby="balance">
      <h2 id="balance">{t('balance')}</h2>
      <p className="wallet-sum">
        <Price of={balance} />
      </p>
      <p className="wallet-doings">
        {(!payments.ok || payments.value.length > 0) && (
          <Link to="/wallet/top-up" className={buttonClass('main')}>
            <Icon name="plus" />
            {t('topUp')}
          </Link>
        )}
        {offersSending() && (
          <Link to="/wallet/send" className={buttonClass('quiet')}>
            <Icon name="send" className="flip" />
            {t('send')}
          </Link>
        )}
      </p>
    </section>
  );
}
