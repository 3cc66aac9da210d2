import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/forms/pictures/pictures.css';
import '@/components/reviews/reviews.css';
import { WithOrder } from '@/components/orders/with-order';
import { ReviewPage } from '@/components/reviews/review-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

interface ReviewProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reviews');
  return privateMetadata(t('title'), t('description'));
}

export default async function Review({ params }: ReviewProps) {
  const { id } = await params;
  const t = await getTranslations('reviews');
  return (
    <>
      <BackHeader to={`/orders/${id}`} title={t('title')} />
      <Main>
        <WithOrder id={id}>{order => <ReviewPage order={order} />}</WithOrder>
      </Main>
    </>
  );
}
