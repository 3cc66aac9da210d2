/** The content of the share cards of a shop and of a product. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { isolated } from '@/lib/i18n/isolated';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor, type Money } from '@/lib/money';
import { getProduct } from '@/lib/products/queries';
import type { CardStory } from '@/lib/seo/card-answer';
import { findPhoto } from '@/lib/seo/card-photo';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

export async function shopStory(id: string, market: Market): Promise<Outcome<CardStory>> {
  const shop = await getShop(id, market);
  if (!shop.ok) return shop;
  const { title, minimum, cover, logo } = shop.value;
  const t = await getTranslations({ locale: market.locale, namespace: 'seo' });
  const [fact, price, photo] = await Promise.all([
    factOf(shop.value, market),
    minimum.minor > 0 ? written(minimum, market) : '',
    photoOf(cover || logo),
  ]);
  return { ok: true, value: { name: title, fact, price: price && t('cardMinimum', { amount: price }), ...photo } };
}

export async function productStory(uuid: string, market: Market): Promise<Outcome<CardStory>> {
  const product = await getProduct(uuid, market);
  if (!product.ok) return product;
  const { title, picture, shopId, stocks } = product.value;
  const cheapest = stocks.toSorted((one, other) => one.price.minor - other.price.minor)[0];
  const [shop, price, photo, t] = await Promise.all([
    getShop(shopId, market),
    cheapest === undefined ? '' : written(cheapest.price, market),
    photoOf(picture),
    getTranslations({ locale: market.locale, namespace: 'seo' }),
  ]);
  const fact = shop.ok ? t('cardFrom', { shop: shop.value.title }) : '';
  return { ok: true, value: { name: title, fact, price, ...photo } };
}

async function photoOf(url: string): Promise<Pick<CardStory, 'photo' | 'isPhotoMissing'>> {
  const photo = await findPhoto(url);
  return { photo, isPhotoMissing: photo === null && url !== '' };
}

/** The rating if there is one, else the delivery time in minutes, else "new". */
async function factOf({ rating, reviewCount, deliveryTime }: Shop, { locale }: Market): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'seo' });
  if (reviewCount > 0) return t('cardRating', { rating: rating.toFixed(1), count: reviewCount });
  if (deliveryTime?.type === 'minute') return t('cardMinutes', { from: deliveryTime.from, to: deliveryTime.to });
  return t('cardNew');
}

async function written(amount: Money, market: Market): Promise<string> {
  const [inMarket, style] = await Promise.all([inMarketCurrency(amount, market), getMoneyStyle(market)]);
  // Isolates the amount as <bdi> does in pages; otherwise the symbol changes sides in a line of Arabic.
  return isolated(formatMinor(inMarket.minor, style));
}
