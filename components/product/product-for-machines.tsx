import { JsonLd } from '@/components/machines/json-ld';
import { offerOf } from '@/components/shop/shop-for-machines';
import { env } from '@/lib/env';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { getCurrencyCode } from '@/lib/market/queries';
import { choicesOf } from '@/lib/products/choices';
import { getProduct } from '@/lib/products/queries';
import { isSoldOut } from '@/lib/products/rules';
import { productAddress, shopAddress } from '@/lib/shops/address';
import type { Shop } from '@/lib/shops/schema';

/** A dish is a MenuItem with an Offer, a grocery shop's ware a Product (UX 4.1). */
export async function ProductForMachines({ uuid, shop }: { uuid: string; shop: Shop }) {
  const [product, { locale }, currency] = await Promise.all([getProduct(uuid), here(), getCurrencyCode()]);
  if (!product.ok) return null;
  const { title, description, picture, stocks, isVegetarian, rating, reviewCount, nutrition } = product.value;
  const [cheapest] = stocks.toSorted((a, b) => a.price.minor - b.price.minor);
  if (cheapest === undefined) return null;
  const isDish = shop.type === 'restaurant';
  const address = `${env().SITE_URL}${localized(locale, productAddress(shopAddress(shop), uuid))}`;
  const isThere = !isSoldOut(choicesOf(product.value));
  return (
    <JsonLd
      data={{
        '@type': isDish ? 'MenuItem' : 'Product',
        name: title,
        ...(description && { description }),
        ...(picture && { image: picture }),
        url: address,
        offers: offerOf(cheapest.price, currency, isThere),
        ...(isDish && isVegetarian && { suitableForDiet: 'https://schema.org/VegetarianDiet' }),
        ...(isDish &&
          nutrition.kcal && { nutrition: { '@type': 'NutritionInformation', calories: `${nutrition.kcal} kcal` } }),
        ...(!isDish &&
          rating > 0 &&
          reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
      }}
    />
  );
}
