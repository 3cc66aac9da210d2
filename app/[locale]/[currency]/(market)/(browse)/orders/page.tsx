import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrdersPage } from '@/components/orders/orders-page';
import { pageMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

interface OrdersProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/orders', isPrivate: true });
}

export default async function Orders({ searchParams }: OrdersProps) {
  const { past, page } = await searchParams;
  const number = typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  return (
    <main id="content" tabIndex={-1}>
      <OrdersPage isPast={past !== undefined} page={number} />
    </main>
  );
}
