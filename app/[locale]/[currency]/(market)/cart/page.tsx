import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartFrame } from '@/components/cart/cart-frame.client';
import { WhileCartOf } from '@/components/cart/while-cart-of.client';
import { ShownTo } from '@/components/forms/shown-to';
import { GroupOver } from '@/components/groups/group-over';
import { GoesWellWith } from '@/components/product/goes-well-with';
import { Main } from '@/components/ui/main';
import { Notice } from '@/components/ui/notice';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return privateMetadata(t('title'), t('description'));
}

export default async function CartPage() {
  const [market, draft] = await Promise.all([pageMarket(), readDraft()]);
  const [t, { words, ...answer }] = await Promise.all([
    getTranslations('cart'),
    cartResponse(market, { isFrame: true, fulfilment: draft?.fulfilment, collectionPoint: draft?.collectionPoint }),
  ]);
  if (answer.status === 'login') await signInAgain();
  return (
    <Main className="cart-page column pt-6 pb-12">
      <h1>{t('title')}</h1>
      <Notice except="cartAsks" className="mt-4" />
      {answer.group === 'ended' && <GroupOver />}
      {words !== null && (
        <CartFrame initial={{ ...answer, words: null }} words={words} locale={market.locale} owner={<ShownTo />} />
      )}
      {answer.cart !== null && (
        <WhileCartOf shop={answer.cart.shop.id}>
          <GoesWellWith cart={answer.cart} />
        </WhileCartOf>
      )}
    </Main>
  );
}
