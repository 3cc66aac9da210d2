/** The customer's reviews of an order's shop, courier and products (docs/api.md 6.7, 8.6), never kept. */
import 'server-only';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { id, list, number, pictures, text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import type { Reviewed } from '@/lib/reviews/form-schema';
import { readSession } from '@/lib/session/session';

/** The most products of one order whose reviews are read, each by a call. */
const mostProducts = 12;

const productReview = z
  .object({ user: z.object({ id }), rating: number, comment: text, galleries: pictures })
  .transform(({ user, galleries, ...said }) => ({ author: user.id, ...said, pictures: galleries }));

const productReviews = z.object({ data: list(productReview) });

export type OwnReview = Omit<z.output<typeof productReview>, 'author'>;

/** Products of an order that can be reviewed: bought ones that still exist, each once. */
export function reviewableProducts({
  lines,
}: Pick<Order, 'lines'>): { uuid: string; title: string; picture: string }[] {
  const bought = lines.filter(({ uuid, isBonus }) => uuid !== '' && !isBonus);
  const once = new Map(bought.map(({ uuid, title, picture }) => [uuid, { uuid, title, picture }]));
  return [...once.values()].slice(0, mostProducts);
}

/** Undefined where there is no review, and where it cannot be read: a new review replaces an old one anyway. */
export async function ownProductReview(uuid: string, locale: Locale): Promise<OwnReview | undefined> {
  const [session, found] = await Promise.all([
    readSession(),
    customerApi({ path: `rest/products/reviews/${uuid}`, locale, schema: productReviews }),
  ]);
  const own = found.ok ? found.value.data.find(({ author }) => author === session?.customer.id) : undefined;
  return own && { rating: own.rating, comment: own.comment, pictures: own.pictures };
}

export async function ownReview(order: Order, of: Reviewed, locale: Locale): Promise<OwnReview | undefined> {
  if (of === 'shop' || of === 'courier') return order.reviews.find(review => review.of === of);
  return ownProductReview(of, locale);
}

/** Whether the API has this very review: the answer to the call that sent it may have been lost. */
export async function hasArrived(orderId: string, of: Reviewed, sent: OwnReview, locale: Locale): Promise<boolean> {
  const order = await getOrder(orderId, locale);
  const found = order.ok ? await ownReview(order.value, of, locale) : undefined;
  return (
    found !== undefined &&
    found.rating === sent.rating &&
    found.comment === sent.comment &&
    String(found.pictures) === String(sent.pictures)
  );
}
