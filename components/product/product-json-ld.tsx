import { JsonLd } from '@/components/seo/json-ld';
import { offersOf } from '@/components/shop/shop-json-ld';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { findCurrencyCode } from '@/lib/market/queries';
import { choicesOf } from '@/lib/products/choices';
import { getProduct } from '@/lib/products/queries';
import { isSoldOut } from '@/lib/products/rules';
import { productPath, shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** Describes a dish as a MenuItem with an Offer, an item of a grocery shop as a Product (docs/behaviour.md 13.1). */
export async function ProductJsonLd({ uuid, shop }: { uuid: string; shop: Shop }) {
  const [product, { locale }, currency] = await Promise.all([getProduct(uuid), pageMarket(), findCurrencyCode()]);
  if (!product.ok) return null;
  const { title, description, picture, stocks, isVegetarian, rating, reviewCount, nutrition } = product.value;
  const [cheapest] = stocks.toSorted((a, b) => a.price.minor - b.price.minor);
  if (cheapest === undefined) return null;
  const isDish = shop.type === 'restaurant';
  const url = publicUrl(locale, productPath(shopPath(shop), uuid));
  const isThere = !isSoldOut(choicesOf(product.value));
  return (
    <JsonLd
      data={{
        '@type': isDish ? 'MenuItem' : 'Product',
        name: title,
        ...(description && { description }),
        ...(picture && { image: picture }),
        url,
        ...offersOf(cheapest.price, currency, isThere),
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
