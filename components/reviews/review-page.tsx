import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { ReviewTarget } from '@/components/reviews/review-target';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { pageMarket } from '@/lib/market/market';
import { statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { ownProductReview, reviewableProducts } from '@/lib/reviews/own-reviews';

/** Reviews of the shop, the courier and each product of an order, with words and pictures. */
export async function ReviewPage({ order }: { order: Order }) {
  const t = await getTranslations('reviews');
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      <UnsentNote />
      {statusOf(order) === 'delivered' ? <Questions order={order} /> : <NothingToReview order={order} />}
    </div>
  );
}

async function Questions({ order }: { order: Order }) {
  const orders = await getTranslations('orders');
  const { id, shop, courier } = order;
  const said = (of: 'shop' | 'courier') => order.reviews.find(review => review.of === of);
  const courierName = courier?.name || orders('someCourier');
  return (
    <>
      {shop !== null && (
        <ReviewTarget
          {...{ id, of: 'shop', name: shop.title, written: said('shop') }}
          title={orders('reviewShop', { name: shop.title })}
        />
      )}
      {courier !== null && (
        <ReviewTarget
          {...{ id, of: 'courier', name: courierName, written: said('courier') }}
          title={orders('reviewCourier', { name: courierName })}
        />
      )}
      <Products order={order} />
    </>
  );
}

async function Products({ order }: { order: Order }) {
  const [t, { locale }] = await Promise.all([getTranslations('reviews'), pageMarket()]);
  const products = await Promise.all(
    reviewableProducts(order).map(async product => ({
      ...product,
      written: await ownProductReview(product.uuid, locale),
    })),
  );
  if (products.length === 0) return null;
  return (
    <section className="review-products" aria-labelledby="products">
      <h2 id="products">{t('products')}</h2>
      <ul className="grid gap-3">
        {products.map(({ uuid, title, picture, written }) => (
          <li key={uuid} className="review-product">
            <div className="thumb">
              <Picture source={picture} alt="" widths={[104, 208]} sizes="4rem" />
            </div>
            <ReviewTarget {...{ id: order.id, of: uuid, name: title, title, written }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function NothingToReview({ order }: { order: Order }) {
  const t = await getTranslations('reviews');
  return (
    <Card>
      <p>{statusOf(order) === 'canceled' ? t('canceled') : t('notYet')}</p>
      <Link to={`/orders/${order.id}`} className={buttonClass('main', 'justify-self-start')}>
        {t('toOrder')}
      </Link>
    </Card>
  );
}
