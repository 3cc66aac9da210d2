import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/groups/groups.css';
import '@/components/ui/qr-code.css';
import { GroupAway } from '@/components/groups/group-away';
import { GroupPage } from '@/components/groups/group-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { offersGroups, readGroupState } from '@/lib/groups/group-state';
import { pageMarket } from '@/lib/market/market';
import { pageMetadata } from '@/lib/metadata';
import type { PageQuery } from '@/lib/paths/page-query';
import { signInAgain } from '@/lib/session/end-session';
import { shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

export const dynamic = 'force-dynamic';

interface GroupProps {
  params: Promise<{ shop: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: GroupProps): Promise<Metadata> {
  const [t, { shop }] = await Promise.all([getTranslations('group'), params]);
  return pageMetadata({ title: t('title'), description: t('description'), path: `/group/${shop}`, isUnlisted: true });
}

export default async function Group({ params, searchParams }: GroupProps) {
  const [t, market, { shop: id }, query] = await Promise.all([
    getTranslations('group'),
    pageMarket(),
    params,
    searchParams,
  ]);
  const [shop, isOffered] = await Promise.all([getShop(id, market), offersGroups(market)]);
  if (!isOffered || (!shop.ok && shop.why === 'gone')) return gone();
  const state = shop.ok ? await readGroupState(id, query, market) : shop;
  if (!state.ok && state.why === 'unauthorized') await signInAgain();
  return (
    <>
      <BackHeader to={shop.ok ? shopPath(shop.value) : '/'} title={t('title')} />
      <Main>{shop.ok && state.ok ? <GroupPage state={state.value} shop={shop.value} /> : <GroupAway />}</Main>
    </>
  );
}
