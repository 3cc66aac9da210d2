import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrdersPage } from '@/components/orders/orders-page';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface OrdersProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return privateMetadata(t('title'), t('description'));
}

export default async function Orders({ searchParams }: OrdersProps) {
  const { past, page } = await searchParams;
  return (
    <Main>
      <OrdersPage isPast={past !== undefined} page={pageNumber(page)} />
    </Main>
  );
}
