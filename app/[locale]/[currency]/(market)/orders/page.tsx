import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderSearchPage } from '@/components/orders/list/order-search-page';
import { OrdersPage } from '@/components/orders/list/orders-page';
import { Main } from '@/components/ui/main';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { firstValue, type PageQuery, pageNumber } from '@/lib/paths/page-query';
import { cutTo, longestTerm } from '@/lib/typed-lengths';

export const dynamic = 'force-dynamic';

interface OrdersProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: OrdersProps): Promise<Metadata> {
  const [t, { past, page }] = await Promise.all([getTranslations('orders'), searchParams]);
  // Only the past orders have several pages.
  const number = past === undefined ? 1 : pageNumber(page);
  return privateMetadata(await pagedTitle(t('title'), number), t('description'));
}

export default async function Orders({ searchParams }: OrdersProps) {
  const { q, past, page } = await searchParams;
  const words = cutTo(longestTerm, firstValue(q).trim());
  return (
    <Main>
      {words === '' ? (
        <OrdersPage isPast={past !== undefined} page={pageNumber(page)} />
      ) : (
        <OrderSearchPage words={words} part={pageNumber(page)} />
      )}
    </Main>
  );
}
