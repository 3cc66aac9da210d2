import { getTranslations } from 'next-intl/server';
import { PageForm } from '@/components/forms/page-form.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { pageMarket } from '@/lib/market/market';
import type { OrderSummary } from '@/lib/orders/schema';
import { answerReviewQuestion } from '@/lib/reviews/actions';
import { findUnreviewed } from '@/lib/reviews/review-question';

/** Asks once for a review of the newest of these orders. */
export async function ReviewQuestion({ orders }: { orders: OrderSummary[] }) {
  const [t, errors, { locale }] = await Promise.all([
    getTranslations('reviews'),
    getTranslations('errors'),
    pageMarket(),
  ]);
  const order = await findUnreviewed(orders, locale);
  if (order === null) return null;
  return (
    <Card as="section" aria-labelledby="question" className="spread">
      <h2 id="question" className="text-lead">
        {t('question', { shop: order.shop?.title ?? '' })}
      </h2>
      <PageForm action={answerReviewQuestion} offline={errors('noConnection')} className="cluster">
        <input type="hidden" name="order" value={order.id} />
        <Button type="submit" name="answer" value="now">
          {t('questionYes')}
        </Button>
        <Button type="submit" name="answer" value="never" look="quiet">
          {t('questionNo')}
        </Button>
      </PageForm>
    </Card>
  );
}
