import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { MissedItems } from '@/components/ui/missed-items';
import { MoreLines } from '@/components/wallet/more-lines';
import { MoveRow } from '@/components/wallet/move-row';
import { walletWords } from '@/components/wallet/wallet-words';
import { getMoneyStyle } from '@/lib/market/queries';
import type { WalletList } from '@/lib/wallet/queries';
import type { WalletMove } from '@/lib/wallet/schema';

/** The moves of the balance, newest first, by months. `list`: null for an account without a wallet. */
export async function MoveList({ list }: { list: WalletList<WalletMove> | null }) {
  const [words, style] = await Promise.all([walletWords(), getMoneyStyle()]);
  const { t } = words;
  if (list === null || (list.items.length === 0 && !list.isPartial))
    return (
      <EmptyState>
        <EmptyStateMark name="wallet" />
        <h2>{t('emptyTitle')}</h2>
        <p>{t('empty')}</p>
        <EmptyStateActions>
          <Link to="/restaurants?open=1" className={buttonClass('quiet')}>
            {t('seeOpen')}
          </Link>
        </EmptyStateActions>
      </EmptyState>
    );
  const months = Map.groupBy(list.items, ({ at }) => (at === null ? '' : words.month(at)));
  return (
    <>
      <MissedItems of={list} />
      {[...months].map(([month, moves]) => (
        <section key={month} className="wallet-month" aria-label={month || t('undated')}>
          <h2>{month || t('undated')}</h2>
          <ul className="wallet-lines">
            {moves.map(move => (
              <MoveRow key={move.id} move={move} words={words} style={style} />
            ))}
          </ul>
        </section>
      ))}
      <MoreLines list={list} path="/wallet?" />
    </>
  );
}
