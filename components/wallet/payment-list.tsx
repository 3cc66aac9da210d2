import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { MissedItems } from '@/components/ui/missed-items';
import { MoreLines } from '@/components/wallet/more-lines';
import { PaymentRow } from '@/components/wallet/payment-row';
import { walletWords } from '@/components/wallet/wallet-words';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { baseCurrency } from '@/lib/view/view';
import type { WalletList } from '@/lib/wallet/queries';
import type { WalletTransaction } from '@/lib/wallet/schema';

/** All payments, also those that failed, for orders and into the wallet, newest first (docs/api.md 10.8). */
export async function PaymentList({ list }: { list: WalletList<WalletTransaction> | null }) {
  const [words, { locale }] = await Promise.all([walletWords(), pageMarket()]);
  const base = await getMoneyStyle({ locale, currency: baseCurrency });
  const { t } = words;
  if (list === null || (list.items.length === 0 && !list.isPartial))
    return (
      <EmptyState>
        <EmptyStateMark name="receipt" />
        <h2>{t('noPaymentsTitle')}</h2>
        <p>{t('noPayments')}</p>
      </EmptyState>
    );
  return (
    <>
      <MissedItems of={list} />
      <ul className="wallet-lines" aria-label={t('payments')}>
        {list.items.map(payment => (
          <PaymentRow key={payment.id} payment={payment} words={words} base={base} />
        ))}
      </ul>
      <MoreLines list={list} path="/wallet?payments=1&" />
    </>
  );
}
