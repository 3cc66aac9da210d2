/** What the cart's page and drawer say while the cart is part of a group order: they lead to the group's page. */
import { getTranslations } from 'next-intl/server';
import { findFacts, isTooLate } from '@/lib/cart/group/facts';
import { type GroupMembership, groupPath } from '@/lib/cart/group/membership';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedCart } from '@/lib/cart/response/types';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';
import type { Market } from '@/lib/market/market';

interface GroupWords {
  /** Presents the cart as the customer's part; what the whole order costs is shown on the group's page. */
  partOf: (cart: PresentedCart) => PresentedCart;
  words: Partial<FrameWords> & Pick<FrameWords, 'askTitle'>;
}

export async function groupWords({ role, shop, cart: id }: GroupMembership, { locale }: Market): Promise<GroupWords> {
  const t = await getTranslations({ locale, namespace: 'group' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const page = localizedPath(locale, groupPath(shop));
  const isOwner = role === 'owner';
  const late = !isOwner && isTooLate(await findFacts(id)) ? [t('late')] : [];
  return {
    partOf: cart => ({
      ...cart,
      notes: [t(isOwner ? 'cart.ownerNote' : 'cart.memberNote'), ...late, ...cart.notes],
      minimum: null,
      otherWay: null,
      total: cart.total && { ...cart.total, reason: t('cart.soFarReason') },
    }),
    words: {
      checkout: t('cart.toGroup'),
      checkoutHref: page,
      emptyTitle: t('cart.emptyTitle'),
      empty: t('cart.empty'),
      browse: t('cart.toGroup'),
      start: page,
      askTitle: t(isOwner ? 'cart.ownerAsk' : 'cart.memberAsk'),
      ask: common('sentences', {
        first: t(isOwner ? 'cart.ownerAskWhy' : 'cart.memberAskWhy'),
        second: unfilled(t, isOwner ? 'cart.ownerAskMore' : 'cart.memberAskMore'),
      }),
      askNew: unfilled(t, isOwner ? 'cart.ownerAskNew' : 'cart.memberAskNew'),
      askStay: unfilled(t, 'cart.askStay'),
      waitingAdd: t(isOwner ? 'cart.ownerAdd' : 'cart.memberAdd'),
      waitingStay: t('cart.waitingStay'),
    },
  };
}
