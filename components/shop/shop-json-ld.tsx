import { JsonLd } from '@/components/seo/json-ld';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { findCurrencyCode } from '@/lib/market/queries';
import type { Money } from '@/lib/money';
import { e164Of } from '@/lib/phone';
import { getMenu } from '@/lib/products/queries';
import type { Menu } from '@/lib/products/schema';
import { findBookingShop } from '@/lib/reservations/tables';
import { listTypeOf, listWords } from '@/lib/shops/list/one-list';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** Enough products to show what is cooked here; the whole menu once more would double the size of the page. */
const mostItems = 24;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Describes the shop in schema.org's terms (docs/behaviour.md 13.1). */
export async function ShopJsonLd({ shop }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const [list, currency, menu, tables] = await Promise.all([
    listTypeOf(shop.type),
    findCurrencyCode(),
    getMenu(shop.id),
    !shop.hasShelves ? findBookingShop(shop.id, locale) : null,
  ]);
  const urlOf = (path: string) => publicUrl(locale, path);
  const url = urlOf(shopPath(shop));
  const words = await listWords(shop.type);
  const facts = {
    ...ownFacts(shop),
    '@id': url,
    url,
    openingHoursSpecification: openingHours(shop),
    ...(tables?.ok && { acceptsReservations: tables.value !== null }),
    ...(shop.reviewCount > 0 && { aggregateRating: ratingOf(shop) }),
    potentialAction: { '@type': 'OrderAction', target: url },
    ...(menu.ok && catalogOf(shop, menu.value, currency)),
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: words.title, item: urlOf(`/${list}s`) },
      { '@type': 'ListItem', position: 2, name: shop.title, item: url },
    ],
  };
  return <JsonLd data={{ '@graph': [facts, trail] }} />;
}

function ownFacts(shop: Shop) {
  const isRestaurant = shop.type === 'restaurant';
  const telephone = e164Of(shop.phone);
  return {
    '@type': isRestaurant ? 'Restaurant' : shop.hasShelves ? 'GroceryStore' : 'LocalBusiness',
    name: shop.title,
    ...(shop.description && { description: shop.description }),
    ...(shop.cover && { image: shop.cover }),
    ...(shop.logo && { logo: shop.logo }),
    ...(telephone && { telephone }),
    ...(shop.address && { address: { '@type': 'PostalAddress', streetAddress: shop.address } }),
    ...(shop.location && { geo: { '@type': 'GeoCoordinates', ...shop.location } }),
    ...(isRestaurant && { servesCuisine: shop.categories.map(({ title }) => title) }),
  };
}

function openingHours({ hours }: Shop) {
  return hours.days
    .filter(({ isClosed }) => !isClosed)
    .map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[weekday]}`,
      opens: clock(from),
      closes: clock(to),
    }));
}

/** Minutes since midnight as "09:30". */
function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

function ratingOf({ rating, reviewCount }: Shop) {
  return { '@type': 'AggregateRating', ratingValue: Number(rating.toFixed(1)), reviewCount };
}

/** Empty where no ISO code is known: a price in the wrong currency is worse than none. */
export function offersOf(price: Money, currency: string | null, isThere: boolean) {
  if (currency === null) return {};
  const availability = `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`;
  return {
    offers: { '@type': 'Offer', price: (price.minor / 100).toFixed(2), priceCurrency: currency, availability },
  };
}

/** The menu of a restaurant, or the offers of a shop. */
function catalogOf({ type }: Shop, { sections }: Menu, currency: string | null) {
  const isRestaurant = type === 'restaurant';
  const perSection = Math.max(1, Math.floor(mostItems / Math.max(1, sections.length)));
  const listed = sections.slice(0, mostItems).map(({ title, products }) => {
    const items = products.slice(0, perSection).map(({ title: name, stock }) => ({
      '@type': isRestaurant ? 'MenuItem' : 'Product',
      name,
      ...(stock && offersOf(stock.price, currency, stock.quantity > 0)),
    }));
    return isRestaurant
      ? { '@type': 'MenuSection', name: title, hasMenuItem: items }
      : { '@type': 'OfferCatalog', name: title, itemListElement: items };
  });
  return isRestaurant
    ? { hasMenu: { '@type': 'Menu', hasMenuSection: listed } }
    : { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: listed } };
}
