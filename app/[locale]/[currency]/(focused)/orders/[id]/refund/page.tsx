import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/forms/pictures/pictures.css';
import '@/components/refunds/refunds.css';
import { WithOrder } from '@/components/orders/with-order';
import { RefundRequest } from '@/components/refunds/refund-request';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

interface RefundProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('refunds');
  return privateMetadata(t('askTitle'), t('description'));
}

export default async function Refund({ params }: RefundProps) {
  const { id } = await params;
  const t = await getTranslations('refunds');
  return (
    <>
      <BackHeader to={`/orders/${id}`} title={t('askTitle')} />
      <Main>
        <WithOrder id={id}>{order => <RefundRequest order={order} />}</WithOrder>
      </Main>
    </>
  );
}
