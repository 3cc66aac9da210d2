'use server';

/** Reviews an order's shop, courier and products, and dismisses the question about them (docs/api.md 6.7, 8.6). */
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { memory } from '@/lib/cache';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { statusOf } from '@/lib/orders/progress/status';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { redirect } from '@/lib/paths/redirect';
import { type Reviewed, reviewFormSchema } from '@/lib/reviews/form-schema';
import { hasArrived, ownReview, reviewableProducts } from '@/lib/reviews/own-reviews';
import { picturesOfReview } from '@/lib/reviews/pictures-of-review';
import { requireSession } from '@/lib/session/session-ended';
import { forgetWaitingPictures, uploadFormPictures } from '@/lib/uploads/form-pictures';

/** A second review of the same thing replaces the first. */
export const reviewOrder = formAction(reviewFormSchema, async ({ inputs, pagePath, locale }) => {
  const { of, rating, comment } = inputs;
  const found = requireSession(await getOrder(inputs.order, locale));
  if (!found.ok) return refuse(found.why === 'offline' ? 'unchanged' : 'orderRefused');
  const order = found.value;
  if (!isReviewable(order, of)) return refuse('orderRefused');
  const form = { of: picturesOfReview(order.id, of), files: inputs.pictures, takesWaiting: inputs.uploaded === 'on' };
  const pictures = await uploadFormPictures({ ...form, type: 'reviews' }, locale);
  if (!pictures.ok && 'refusal' in pictures) return pictures.refusal;
  if (!pictures.ok) return refuse(requireSession(pictures.failure).why === 'offline' ? 'unchanged' : 'orderRefused');
  const before = form.takesWaiting && pictures.urls.length === 0 ? await ownReview(order, of, locale) : undefined;
  const images = before?.pictures ?? pictures.urls;
  const sent = requireSession(
    await customerApi({
      path: pathOf(order.id, of),
      method: 'POST',
      body: { rating, ...(comment ? { comment } : {}), ...(images.length > 0 ? { images } : {}) },
      locale,
      schema: z.unknown(),
    }),
  );
  if (!sent.ok && sent.why !== 'offline') return refuse('orderRefused');
  const review = { rating, comment: comment ?? '', pictures: images };
  if (!sent.ok && !(await hasArrived(order.id, of, review, locale))) return refuse('unheard');
  await forgetWaitingPictures();
  forgetAnswers(order, of);
  await leaveNotice('reviewSent');
  redirect(pagePath);
});

/** Leads to the review, or back to the list; in both cases the list does not ask about this order again. */
export const answerReviewQuestion = pageAction(
  z.object({ order: z.string().regex(idShape), answer: z.enum(['now', 'never']) }),
  async ({ inputs, pagePath, locale }) => {
    await writeCookie('review-asked', inputs.order);
    redirect(inputs.answer === 'now' ? localizedPath(locale, `/orders/${inputs.order}/review`) : pagePath);
  },
);

function isReviewable(order: Order, of: Reviewed): boolean {
  if (statusOf(order) !== 'delivered') return false;
  if (of === 'shop') return order.shop !== null;
  return of === 'courier' ? order.courier !== null : reviewableProducts(order).some(({ uuid }) => uuid === of);
}

function pathOf(orderId: string, of: Reviewed): string {
  if (of === 'shop') return `dashboard/user/orders/review/${orderId}`;
  return of === 'courier' ? `dashboard/user/orders/deliveryman-review/${orderId}` : `rest/products/review/${of}`;
}

/** Forgets kept answers, so that the next visitors and the review's author see it. */
function forgetAnswers({ shop }: Order, of: Reviewed): void {
  const tags = of === 'shop' ? [memory.reviews(shop?.id ?? ''), memory.shop(shop?.id ?? '')] : [];
  const ofProduct = of === 'shop' || of === 'courier' ? [] : [memory.reviews(of), memory.product(of)];
  for (const { tag } of [...tags, ...ofProduct]) revalidateTag(tag, { expire: 0 });
}
