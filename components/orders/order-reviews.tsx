import { getTranslations } from 'next-intl/server';
import { ReviewForm } from '@/components/reviews/review-form';
import { WrittenReview } from '@/components/reviews/written-review';
import { Link } from '@/components/ui/link';
import { statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/**
 * Asks for a review of the shop and one of the courier after delivery; pictures and products have a page of their own.
 */
export async function OrderReviews({ order }: { order: Order }) {
  if (statusOf(order) !== 'delivered') return null;
  const t = await getTranslations('orders');
  const people = [
    ...(order.shop === null ? [] : [{ of: 'shop' as const, name: order.shop.title, title: 'reviewShop' as const }]),
    ...(order.courier === null
      ? []
      : [{ of: 'courier' as const, name: order.courier.name || t('someCourier'), title: 'reviewCourier' as const }]),
  ];
  return (
    <section className="order-part" aria-labelledby="review">
      <h2 id="review">{t('review')}</h2>
      {people.map(({ of, name, title }) => {
        const written = order.reviews.find(review => review.of === of);
        if (written !== undefined) return <WrittenReview key={of} name={name} review={written} />;
        return <ReviewForm key={of} id={order.id} of={of} title={t(title, { name })} />;
      })}
      <Link to={`/orders/${order.id}/review`} className="action-link">
        {t(order.reviews.length === 0 ? 'reviewMore' : 'reviewChange')}
      </Link>
    </section>
  );
}
