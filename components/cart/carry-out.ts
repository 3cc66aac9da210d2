/** One change that the browser's store asked for: carried out, then the cart as it is after it, and what to say. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { answerCart } from '@/components/cart/answer';
import type { CartAnswer } from '@/components/cart/shown';
import { type Added, addFromForm, addQuickly } from '@/lib/cart/add';
import type { changeSchema } from '@/lib/cart/asked';
import { type Changed, chooseBasket, clearCart, removeLine, setQuantity, takeUp, undoRemoval } from '@/lib/cart/change';
import { localized } from '@/lib/i18n/address';
import type { Market } from '@/lib/market/here';
import { leaveNotice } from '@/lib/notice';
import { loginAddress } from '@/lib/session/login-address';
import { removeSession } from '@/lib/session/session';

export async function carryOut(
  change: z.output<typeof changeSchema>,
  market: Market,
  isFrame: boolean,
): Promise<CartAnswer> {
  const added = await carry(change, market);
  const answer = await answerCart(market, isFrame);
  if (added.kind === 'choose') return { ...answer, status: 'choose' };
  // A cart that could not be read is not an empty one: the store goes on with what it knows.
  const refused = answer.status === 'ok' ? 'refused' : answer.status;
  if (added.kind === 'trouble') return { ...answer, status: refused, said: { text: added.sentence, isTrouble: true } };
  const { changed, title } = added;
  if (answer.status === 'login' || (!changed.ok && changed.why === 'unauthorized')) return signedOut(answer, market);
  const said = changed.said;
  if (said === null) return answer;
  const t = await getTranslations({ locale: market.locale, namespace: 'notices' });
  const sentence = t(said.key as Parameters<typeof t>[0], said.numbers ?? {});
  return {
    ...answer,
    status: changed.ok ? answer.status : refused,
    said: { text: title === '' ? sentence : `${title}: ${sentence}`, isTrouble: said.tone === 'trouble' },
  };
}

async function carry(change: z.output<typeof changeSchema>, market: Market): Promise<Added> {
  const plain = async (changed: Promise<Changed>): Promise<Added> => ({
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

/** The session ends as in an action; the browser follows the address. */
async function signedOut(answer: CartAnswer, { locale }: Market): Promise<CartAnswer> {
  await removeSession();
  await leaveNotice('unauthorized', 'trouble');
  return { ...answer, status: 'login', login: loginAddress(localized(locale, '/cart')) };
}
