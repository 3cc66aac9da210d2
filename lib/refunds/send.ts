/** Sends a refund request with its pictures, exactly once. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { getOrder } from '@/lib/orders/queries';
import { standingRefund } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';
import { causeOf } from '@/lib/refunds/cause';
import type { refundRequestSchema } from '@/lib/refunds/form-schema';
import { lineWords, thingWords } from '@/lib/refunds/line-words';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';
import { uploadFormPictures } from '@/lib/uploads/form-pictures';

type RefundRequest = z.output<typeof refundRequestSchema>;

/** One press at a time: the API refuses a second request for an order, but not while it still writes the first one. */
export async function sendRefund(order: Order, request: RefundRequest, locale: Locale): Promise<Refusal | 'sent'> {
  return (await withLock(`refund-press ${order.id}`, () => sendInTurn(order, request, locale))) ?? refuse('unheard');
}

async function sendInTurn(order: Order, request: RefundRequest, locale: Locale): Promise<Refusal | 'sent'> {
  if (await mayComeLate('refund', order.id)) return refuse('unheard');
  const pictures = await uploadFormPictures(
    {
      of: picturesOfRefund(order.id),
      files: request.pictures,
      takesWaiting: request.uploaded === 'on',
      type: 'order_refunds',
    },
    locale,
  );
  if (!pictures.ok && 'refusal' in pictures) return pictures.refusal;
  if (!pictures.ok) {
    requireSession(pictures.failure);
    return refuse('refundNotSent', 'refundKept');
  }
  const cause = await causeWords(order, request, locale);
  const sent = requireSession(
    await customerApi({
      path: 'dashboard/user/order-refunds',
      method: 'POST',
      body: { order_id: Number(order.id), cause, images: pictures.urls },
      locale,
      schema: z.unknown(),
    }),
  );
  if (sent.ok) return 'sent';
  const hasCome = await hasArrived(order.id, cause, locale);
  if (hasCome) return 'sent';
  await noteIfLate('refund', order.id, sent);
  if (sent.why === 'refused' && sent.params.cause !== undefined) return refuseFields({ words: 'tooLong' });
  const isUnknown = hasCome === null || (sent.why === 'offline' && sent.mayStillRun);
  return isUnknown ? refuse('unheard') : refuse('refundNotSent', 'refundKept');
}

/** The key under which pictures wait that were uploaded for a request which then failed. */
export function picturesOfRefund(orderId: string): string {
  return `refund ${orderId}`;
}

async function causeWords(order: Order, { reason, lines, words }: RefundRequest, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'refunds' });
  const ticked = order.lines.filter(({ id }) => lines[id] !== undefined);
  return causeOf({
    reason: reason === 'other' ? '' : t(`reason.${reason}`),
    lines: ticked.map(line => lineWords(line, locale)),
    things: thingWords(ticked, locale),
    words,
  });
}

/**
 * Whether the request is there already: its answer may have been lost, or a second press came during the first. Null where
 * nobody knows.
 */
async function hasArrived(orderId: string, cause: string, locale: Locale): Promise<boolean | null> {
  const order = await getOrder(orderId, locale);
  return order.ok ? standingRefund(order.value)?.cause === cause : null;
}
