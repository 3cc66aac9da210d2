import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/groups/groups.css';
import { GroupAway } from '@/components/groups/group-away';
import { GroupTermsForm } from '@/components/groups/group-terms-form';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { groupPath } from '@/lib/cart/group/membership';
import { readGroupState } from '@/lib/groups/group-state';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

interface TermsProps {
  params: Promise<{ shop: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('group');
  return privateMetadata(t('termsPage'), t('description'));
}

/** A page of its own, because without script the group's page reloads itself, which would interrupt typing. */
export default async function Terms({ params }: TermsProps) {
  const [t, market, { shop }] = await Promise.all([getTranslations('group'), pageMarket(), params]);
  const state = await readGroupState(shop, {}, market);
  if (!state.ok && state.why === 'unauthorized') await signInAgain();
  const board =
    state.ok && state.value.kind === 'board' && state.value.board.role === 'owner' ? state.value.board : null;
  if (state.ok && board === null) return redirectWithNotice(localizedPath(market.locale, groupPath(shop)));
  return (
    <>
      <BackHeader to={groupPath(shop)} title={t('termsPage')} />
      <Main>{board === null ? <GroupAway /> : <GroupTermsForm board={board} />}</Main>
    </>
  );
}
