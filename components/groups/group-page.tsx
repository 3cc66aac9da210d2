import { GroupBoard } from '@/components/groups/group-board';
import { GroupElsewhere, GroupGuest, GroupInvalid } from '@/components/groups/group-closed';
import { GroupEnded } from '@/components/groups/group-ended';
import { GroupJoin } from '@/components/groups/group-join';
import { GroupStart } from '@/components/groups/group-start';
import { GroupTop } from '@/components/groups/group-top.client';
import type { GroupState } from '@/lib/groups/group-state';
import type { Shop } from '@/lib/shops/schema';

interface GroupPageProps {
  state: GroupState;
  shop: Shop;
}

/** The page of a group order: the group, how to join it, how to start one, or how it ended. */
export function GroupPage({ state, shop }: GroupPageProps) {
  return (
    <>
      <GroupTop state={state.kind} />
      <GroupContent state={state} shop={shop} />
    </>
  );
}

function GroupContent({ state, shop }: GroupPageProps) {
  switch (state.kind) {
    case 'board':
      return <GroupBoard board={state.board} />;
    case 'join':
      return <GroupJoin shop={shop} cart={state.cart} owner={state.owner} facts={state.facts} />;
    case 'start':
      return <GroupStart shop={shop} account={state.account} />;
    case 'ended':
      return <GroupEnded end={state.end} />;
    case 'elsewhere':
      return <GroupElsewhere shop={state.shop} />;
    case 'guest':
      return <GroupGuest shop={shop} />;
    case 'invalid':
      return <GroupInvalid shop={shop} />;
  }
}
