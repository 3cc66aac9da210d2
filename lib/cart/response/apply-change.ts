/** Applies one change of the browser's store and returns the cart after it with a message. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { addFromForm, addQuickly, type QuicklyAdded } from '@/lib/cart/add';
import {
  type CartChangeOutcome,
  chooseBasket,
  clearCart,
  removeLine,
  setQuantity,
  takeUp,
  undoRemoval,
} from '@/lib/cart/change';
import type { changeSchema } from '@/lib/cart/change-schema';
import { cartResponse } from '@/lib/cart/response/cart-response';
import type { CartResponse } from '@/lib/cart/response/types';
import { errorSentences } from '@/lib/forms/error-sentences';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { leaveNotice } from '@/lib/notice';
import { loginPath } from '@/lib/session/login-path';
import { removeSession } from '@/lib/session/session';

export async function applyChange(
  change: z.output<typeof changeSchema>,
  market: Market,
  isFrame: boolean,
): Promise<CartResponse> {
  const added = await apply(change, market);
  const answer = await cartResponse(market, isFrame);
  if (added.kind === 'choose') return { ...answer, status: 'choose' };
  // A cart that could not be read is not empty: the store goes on with what it knows.
  const refused = answer.status === 'ok' ? 'refused' : answer.status;
  if (added.kind === 'refused') {
    const say = await errorSentences(market.locale);
    return { ...answer, status: refused, message: { text: say(added.error), isTrouble: true } };
  }
  const { changed, title } = added;
  if (answer.status === 'login' || (!changed.ok && changed.why === 'unauthorized')) return signedOut(answer, market);
  const said = changed.said;
  if (said === null) return answer;
  const t = await getTranslations({ locale: market.locale, namespace: 'notices' });
  const sentence = t(said.key as Parameters<typeof t>[0], said.numbers ?? {});
  return {
    ...answer,
    status: changed.ok ? answer.status : refused,
    message: { text: title === '' ? sentence : `${title}: ${sentence}`, isTrouble: said.tone === 'trouble' },
  };
}

async function apply(change: z.output<typeof changeSchema>, market: Market): Promise<QuicklyAdded> {
  const plain = async (changed: Promise<CartChangeOutcome>): Promise<QuicklyAdded> => ({
    kind: 'changed',
    changed: await changed,
    title: '',
  });
  switch (change.do) {
    case 'add':
      return addQuickly(change.product, change.quantity, market);
    case 'form':
      return addFromForm(change.product, name => change.fields[name], market);
    case 'set':
      return plain(setQuantity(change.line, change.quantity, market));
    case 'remove':
      return plain(removeLine(change.line, change.addon, market));
    case 'clear':
      return plain(clearCart(market));
    case 'undo':
      return plain(undoRemoval(market));
    case 'choose':
      return plain(chooseBasket(change.choice, market));
    case 'swap':
      return plain(takeUp(change.shop, market));
  }
}

/** Ends the session as an action would; the browser follows `login`. */
async function signedOut(answer: CartResponse, { locale }: Market): Promise<CartResponse> {
  await removeSession();
  await leaveNotice('unauthorized', 'trouble');
  return { ...answer, status: 'login', login: loginPath(localizedPath(locale, '/cart')) };
}
