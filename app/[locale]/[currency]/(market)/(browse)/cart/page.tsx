import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { answerCart } from '@/components/cart/answer';
import { CartFrame } from '@/components/cart/cart-frame.client';
import { Notice } from '@/components/ui/notice';
import { here } from '@/lib/market/here';
import { pageMetadata } from '@/lib/metadata';
import { signInAgain } from '@/lib/session/sign-in-again';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  const facts = await pageMetadata({ title: t('title'), description: t('description'), path: '/cart' });
  return { ...facts, robots: { index: false } };
}

export default async function CartPage() {
  const market = await here();
  const [t, { words, ...answer }] = await Promise.all([getTranslations('cart'), answerCart(market, true)]);
  if (answer.status === 'login') await signInAgain();
  return (
    <main id="content" tabIndex={-1} className="cart-page column">
      <h1>{t('title')}</h1>
      <Notice />
      {words !== null && <CartFrame initial={{ ...answer, words: null }} words={words} locale={market.locale} />}
    </main>
  );
}
