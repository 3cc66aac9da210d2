import { getTranslations } from 'next-intl/server';
import { ReviewForm } from '@/components/orders/review-form';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/orders/schema';
import { statusOf } from '@/lib/orders/status';

/** Asks for a review of the shop and one of the courier, after delivery. */
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
        if (written === undefined) return <ReviewForm key={of} id={order.id} of={of} title={t(title, { name })} />;
        return (
          <div key={of} className="grid gap-1">
            <p className="flex items-center gap-2">
              <Icon name="star" className="size-4 fill-current text-star" />
              {t('reviewed', { name, count: written.rating })}
            </p>
            {written.comment !== '' && (
              <blockquote dir="auto" className="text-soft">
                {written.comment}
              </blockquote>
            )}
          </div>
        );
      })}
    </section>
  );
}
