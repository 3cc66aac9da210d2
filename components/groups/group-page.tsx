import { GroupBoard } from '@/components/groups/group-board';
import { GroupElsewhere, GroupGuest, GroupInvalid } from '@/components/groups/group-closed';
import { GroupEnded } from '@/components/groups/group-ended';
import { GroupJoin } from '@/components/groups/group-join';
import { GroupStart } from '@/components/groups/group-start';
import { GroupTop } from '@/components/groups/group-top.client';
import type { GroupView } from '@/lib/groups/group-state';
import type { Shop } from '@/lib/shops/schema';

interface GroupPageProps {
  view: GroupView;
  shop: Shop;
}

/** The page of a group order: the group, how to join it, how to start one, or how it ended. */
export function GroupPage({ view, shop }: GroupPageProps) {
  return (
    <>
      <GroupTop view={view.kind} />
      <GroupContent view={view} shop={shop} />
    </>
  );
}

function GroupContent({ view, shop }: GroupPageProps) {
  switch (view.kind) {
    case 'board':
      return <GroupBoard board={view.board} />;
    case 'join':
      return <GroupJoin shop={shop} cart={view.cart} owner={view.owner} facts={view.facts} />;
    case 'start':
      return <GroupStart shop={shop} account={view.account} />;
    case 'ended':
      return <GroupEnded end={view.end} />;
    case 'elsewhere':
      return <GroupElsewhere shop={view.shop} />;
    case 'guest':
      return <GroupGuest shop={shop} />;
    case 'invalid':
      return <GroupInvalid shop={shop} />;
  }
}
