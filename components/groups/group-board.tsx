import { getTranslations } from 'next-intl/server';
import { GroupInvite } from '@/components/groups/group-invite';
import { GroupMine } from '@/components/groups/group-mine';
import { GroupShut } from '@/components/groups/group-shut';
import { GroupSlip } from '@/components/groups/group-slip';
import { GroupState } from '@/components/groups/group-state';
import { GroupTermsLine } from '@/components/groups/group-terms-line';
import { GroupTotal } from '@/components/groups/group-total';
import { GroupWatch } from '@/components/groups/group-watch.client';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Board } from '@/lib/groups/board';
import { getMoneyStyle } from '@/lib/market/queries';
import { shopPath } from '@/lib/shops/paths';

/** Seconds until the page reloads itself without script, and where its script is told nothing. */
const pause = 15;

/** The group as all participants see it: a slip for each person, side by side, and the visitor's own actions. */
export async function GroupBoard({ board }: { board: Board }) {
  const [t, money] = await Promise.all([getTranslations('group'), getMoneyStyle(board.market)]);
  const owner = board.people.find(({ isOwner }) => isOwner)?.name ?? '';
  // Until somebody has joined, inviting is the next thing to do.
  const isAlone = board.role === 'owner' && board.people.length < 2;
  // By their keys the two change places without being made anew, which would take the focus away.
  const invite = board.role === 'owner' && <GroupInvite key="invite" board={board} />;
  const slips = (
    <ul key="slips" className="group-slips">
      {board.people.map(person => (
        <GroupSlip key={person.id} person={person} board={board} money={money} />
      ))}
      {board.totals !== null && <GroupTotal totals={board.totals} way={board.fulfilment} money={money} />}
    </ul>
  );
  return (
    <div className="column group-page" data-hard>
      <noscript>
        <meta httpEquiv="refresh" content={String(pause)} />
      </noscript>
      <GroupWatch version={board.version} pause={pause * 1000}>
        <Alert tone="warning">{t('lost')}</Alert>
      </GroupWatch>
      <header className="group-head">
        <h1>{board.role === 'owner' ? t('ownTitle') : t('titleOf', { owner: owner || t('host') })}</h1>
        <Link to={shopPath(board.shop)} className="action-link underlined">
          {t('from', { shop: board.shop.title })}
        </Link>
      </header>
      <Notice />
      <GroupShut board={board} />
      <GroupState board={board} />
      <GroupTermsLine terms={board.terms} isLate={board.isLate} money={money} />
      <div className="group-sheet">
        <GroupMine board={board} />
        {isAlone ? [invite, slips] : [slips, invite]}
      </div>
    </div>
  );
}
