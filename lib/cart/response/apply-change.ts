/** Applies one change of the browser's store and answers with the cart after it and a message. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { followWaits, secondsToWait } from '@/lib/api/told-to-wait';
import { addFromForm, addQuickly, type QuicklyAdded } from '@/lib/cart/change/add';
import { applyControl } from '@/lib/cart/change/apply-control';
import type { changeSchema } from '@/lib/cart/change/change-schema';
import { type CartRequest, cartResponse } from '@/lib/cart/response/cart-response';
import { signedOutResponse } from '@/lib/cart/response/signed-out';
import type { CartResponse } from '@/lib/cart/response/types';
import { errorSentences } from '@/lib/forms/error-sentences';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { isSessionExpired } from '@/lib/session/end-session';

export async function applyChange(
  change: z.output<typeof changeSchema>,
  market: Market,
  asked: CartRequest = {},
): Promise<CartResponse> {
  const cartPath = localizedPath(market.locale, '/cart');
  // A customer who believes to be signed in must not fill a guest's cart unknowingly.
  if (await isSessionExpired()) return signedOutResponse(market, cartPath);
  const { added, seconds } = await followWaits(async () => ({
    added: await apply(change, market),
    seconds: secondsToWait(),
  }));
  const answer = await cartResponse(market, asked);
  const isRefused = added.kind === 'changed' && !added.changed.ok && added.changed.why === 'unauthorized';
  if (answer.status === 'login' || isRefused) return signedOutResponse(market, cartPath);
  if (added.kind === 'choose') return { ...answer, status: 'choose' };
  // A cart that could not be read is not empty: the store keeps showing what it knows.
  const refused = answer.status === 'ok' ? 'refused' : answer.status;
  const say = await errorSentences(market.locale);
  const withWait = (said: string, seconds: number | null | undefined) =>
    seconds ? `${said} ${say({ key: 'retryAfter', values: { seconds } })}` : said;
  if (added.kind === 'refused') {
    const text = withWait(say(added.error), added.field === null ? seconds : null);
    return { ...answer, status: refused, message: { text, isError: true } };
  }
  const { changed, title } = added;
  const message = 'message' in changed ? changed.message : null;
  if (message === null) return answer;
  const t = await getTranslations({ locale: market.locale, namespace: 'notices' });
  const { retryAfter, ...numbers } = message.numbers ?? {};
  const sentence = withWait(t(message.key, numbers), retryAfter);
  // Only other messages concern a line; a warning is about the whole cart.
  const isOfLine = title !== '' && message.tone !== 'warning';
  return {
    ...answer,
    status: changed.ok ? answer.status : refused,
    message: {
      text: isOfLine ? `${title}: ${sentence}` : sentence,
      isError: message.tone !== 'success',
      ...(message.isAsked && { isAsked: true }),
    },
  };
}

async function apply(change: z.output<typeof changeSchema>, market: Market): Promise<QuicklyAdded> {
  switch (change.do) {
    case 'add':
      return addQuickly(change, market);
    case 'form':
      return addFromForm(change.product, name => change.fields[name], market);
    default:
      return { kind: 'changed', changed: await applyControl(change, market), title: '' };
  }
}
