/**
 * What is announced before anything is in a cart is what the marketplace counts: random shops, points and baskets in all
 * three currencies, from the card's fee to the order's receipt.
 */
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deleteAccountCart, putWanted } from '@/lib/cart/account-cart';
import type { BasketLine } from '@/lib/cart/basket/basket';
import { calculateBasket, readGuestCart } from '@/lib/cart/guest-cart';
import { readCurrentCart } from '@/lib/cart/queries';
import { totalsOf } from '@/lib/cart/totals';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor, wholeMinor } from '@/lib/money';
import { type Choices, choicesOf } from '@/lib/products/choices';
import { getMenu, getProduct } from '@/lib/products/queries';
import { canBuy, lineTotal, quantityLimits, type Selection } from '@/lib/products/rules';
import { answerDoor } from '@/lib/shops/door-price/answer-door';
import { atDoor } from '@/lib/shops/door-price/door-price';
import { doorTermsAt, feesAt } from '@/lib/shops/door-price/fees';
import { noFilter } from '@/lib/shops/list/filters';
import { getShop, listShops } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { type Point, placeOf, pointOf } from '@/lib/view/view';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { market as page } from '../../unit/stubs/next-root-params.ts';
import { readyCheckout } from '../storefront/checkout.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(async () => {
  openStorefront();
  // R2's; the R1 town asks for none, and the other files reckon without it.
  await sandbox.control('settings', { service_fee: '0.5' });
});

/** A part of a degree that a place is snapped to, in kilometres: half a diagonal of the grid, and the fee's rounding. */
const grid = 0.09;

const markets: Market[] = ['1', '2', '3'].map(currency => ({ locale: 'en', currency }));

test('a marketplace that measures ways as R1 does charges for these, and that is what is announced', async () => {
  await freshBrowser();
  const [market] = markets as [Market];
  Object.assign(page, market);
  await sandbox.control('settings', { measure: 'R1' });
  onTestFinished(() => sandbox.control('settings', { measure: null }));
  const shop = await shopThat(fee => fee > 0, market);
  const own = await getShop(shop.id, market);
  const [product] = await productsOf(shop);
  if (!own.ok || product === undefined) throw new Error('no shop');
  const chance = chanceOf('R1');
  for (let round = 0; round < 20; round += 1) {
    const point = chance.point();
    const terms = await doorTermsAt(own.value, point, market);
    const basket = { ...basketOf(shop, market), lines: [lineOf(chance.selection(product))] };
    const sums = await calculateBasket(basket, market, { type: 'delivery', address: { ...point } });
    expect(sums.ok && wholeMinor(sums.value.delivery_fee * 100), JSON.stringify(point)).toBe(terms?.fee);
  }
});

describe.each(markets)('in currency $currency', market => {
  beforeEach(async () => {
    await freshBrowser();
    Object.assign(page, market);
  });

  test('a button says what the cart costs at the door once it is pressed', async () => {
    const chance = chanceOf(`button ${market.currency}`);
    const shops = await shopsOf(market);
    for (let round = 0; round < 60; round += 1) {
      const shop = chance.one(shops);
      const point = chance.point();
      const products = await productsOf(shop);
      const chosen = Array.from({ length: chance.below(4) + 1 }, () => chance.one(products));
      const added = [...new Set(chosen)].map(choices => ({ choices, selection: chance.selection(choices) }));
      const lines = added.map(({ selection }) => lineOf(selection));
      const last = added.at(-1) as (typeof added)[number];

      const before = await readGuestCart({ ...basketOf(shop, market), lines: lines.slice(0, -1) }, market);
      const exact = before.ok && lines.length > 1 ? (before.value?.exact ?? 0) : 0;
      const terms = await doorTermsAt(shop, point, market);
      if (terms === null) throw new Error(`${shop.title} has no terms`);
      const announced = atDoor(exact + lineTotal(last.choices, last.selection), terms);

      const basket = { ...basketOf(shop, market), lines };
      const sums = await calculateBasket(basket, market, { type: 'delivery', address: { ...point } });
      if (!sums.ok) throw new Error(sums.why);
      const story = JSON.stringify({ shop: shop.title, point, lines, terms });
      expect(wholeMinor(sums.value.delivery_fee * 100), story).toBe(terms.fee);
      expect(wholeMinor(sums.value.service_fee * 100), story).toBe(wholeMinor(terms.service));
      // A recipe that the last line completes takes something off, which nobody can announce.
      const gift = before.ok && sums.value.receipt_discount > (before.value?.recipeDiscount.minor ?? 0) / 100;
      if (gift) expect(announced, story).toBeGreaterThan(wholeMinor(sums.value.total_price * 100));
      else expect(announced, story).toBe(wholeMinor(sums.value.total_price * 100));
    }
  });

  test('a card says the fee of the place, near the fee of any door in it', async () => {
    const chance = chanceOf(`card ${market.currency}`);
    const listed = await shopsOf(market);
    for (const shop of listed) {
      const own = await getShop(shop.id, market);
      const point = chance.point();
      const place = pointOf(placeOf(point));
      if (!own.ok || place === null) throw new Error('no shop, or no place');
      const atPlace = await feesAt(shop, place, market);
      expect(atPlace).toEqual(await feesAt(own.value, place, market));
      const fees = await feesAt(shop, point, market);
      if (atPlace === null || fees === null) throw new Error(`${shop.title} has no fees`);
      const most = (shop.terms?.perKilometre ?? 0) * grid + 1;
      expect(Math.abs(fees.delivery.minor - atPlace.delivery.minor)).toBeLessThanOrEqual(most);
      if (!fees.growsWithDistance) expect(fees).toEqual(atPlace);
    }
  });

  test('a shop’s page says the fee of the door itself, and "about" where only the place is known', async () => {
    const { id } = await shopThat(fee => fee > 0, market);
    const shop = await getShop(id, market);
    const terms = shop.ok ? await doorTermsAt(shop.value, home, market) : null;
    const style = await getMoneyStyle(market);
    const fee = formatMinor(terms?.fee ?? 0, style);
    const exact = await answerDoor(id, { point: home, isExact: true }, market);
    expect(exact).toMatchObject({ delivers: 'yes', door: terms });
    expect(exact.text).toContain(english.shop.delivers.for.replace('{fee}', fee));
    const place = pointOf(placeOf(home));
    if (place === null || !shop.ok) throw new Error('no place');
    const about = await answerDoor(shop.value.id, { point: place, isExact: false }, market);
    const grows = (shop.value.terms?.perKilometre ?? 0) > 0;
    expect(about.door?.words).toBe(grows ? english.shop.doorAbout : english.shop.door);

    const atSea = { point: { latitude: 0.5, longitude: 0.5 }, isExact: true };
    expect(await answerDoor(shop.value.id, atSea, market)).toMatchObject({ delivers: 'no', door: null });
    expect(await answerDoor(shop.value.id, null, market)).toMatchObject({ delivers: 'unknown', door: null });
  });

  test('a free delivery is called free, and is no price of nothing', async () => {
    const { id } = await shopThat(fee => fee === 0, market);
    const { text } = await answerDoor(id, { point: home, isExact: true }, market);
    expect(text).toContain(english.shop.delivers.free);
  });

  test('an account’s cart and the receipt of its order cost what was announced', async () => {
    const customer = await newCustomer();
    Object.assign(page, market);
    const shops = await shopsOf(market);
    const chance = chanceOf(`account ${market.currency}`);
    for (let round = 0; round < 5; round += 1) {
      const shop = chance.one(shops);
      const choices = chance.one(await productsOf(shop));
      const selection = chance.selection(choices);
      const put = await putWanted(shop.id, [lineOf(selection)], market);
      if (!put.ok) throw new Error(put.why);
      const [current, terms] = [await readCurrentCart(market), await doorTermsAt(shop, home, market)];
      if (!current.ok || current.value.cart === null || terms === null) throw new Error('no cart');
      const { cart } = current.value;
      const totals = await totalsOf(cart, { fulfilment: 'delivery', point: home, coupon: null, tips: 0 }, market);
      const announced = atDoor(lineTotal(choices, selection), terms);
      expect(totals.ok && totals.value.total.minor).toBe(announced);
      expect(atDoor(cart.exact, terms)).toBe(announced);
      await deleteAccountCart(cart.id ?? '', market);
    }

    const { state, order } = await readyCheckout('cash', {}, market);
    const shop = await getShop(state.shop.id, market);
    const terms = shop.ok ? await doorTermsAt(shop.value, home, market) : null;
    if (terms === null) throw new Error('no terms');
    expect(await order()).toMatchObject({ kind: 'ordered' });
    const [made] = await customer.orders();
    expect(wholeMinor((made?.total_price ?? 0) * 100)).toBe(atDoor(state.cart.exact, terms));
    expect(wholeMinor((made?.delivery_fee ?? 0) * 100)).toBe(terms.fee);
  });
});

/** Shops that deliver and take orders, as a list has them. */
async function shopsOf(market: Market): Promise<Shop[]> {
  kept.clear();
  Object.assign(page, market);
  const lists = await Promise.all(
    (['restaurant', 'shop'] as const).map(type =>
      listShops({ type, place: 'anywhere', filter: { ...noFilter, open: true }, perPage: 100 }),
    ),
  );
  return lists.flatMap(list => (list.ok ? list.value.items.filter(({ hours }) => hours.isTakingOrders) : []));
}

/** What a shop has in store, as its products' pages offer it. */
async function productsOf(shop: Shop): Promise<Choices[]> {
  const menu = await getMenu(shop.id);
  if (!menu.ok) throw new Error(menu.why);
  const listed = menu.value.sections.flatMap(({ products }) => products);
  const products = await Promise.all(listed.slice(0, 12).map(({ uuid }) => getProduct(uuid)));
  return products
    .flatMap(product => (product.ok ? choicesOf(product.value) : []))
    .filter(choices => choices.stocks.some(stock => canBuy(choices, stock)));
}

function basketOf(shop: Shop, { currency }: Market) {
  return { shopId: shop.id, currency, lines: [] as BasketLine[] };
}

function lineOf({ stockId, quantity, addons }: Selection): BasketLine {
  return {
    stockId,
    uuid: '00000000-0000-4000-8000-000000000000',
    quantity,
    shown: null,
    addons: addons.map(addon => ({ stockId: addon.id, quantity: addon.quantity })),
  };
}

/** Chance that is the same in each run, so that what fails once fails again. */
function chanceOf(seed: string) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const one = <T>(of: T[]): T => of[below(of.length)] as T;
  return {
    below,
    one,
    /** Within some ten kilometres of home. */
    point: (): Point => ({
      latitude: home.latitude + (next() - 0.5) * 0.2,
      longitude: home.longitude + (next() - 0.5) * 0.2,
    }),
    selection: (choices: Choices): Selection => {
      const stock = one(choices.stocks.filter(each => canBuy(choices, each)));
      const { min, max } = quantityLimits(choices, stock);
      const addons = choices.addons
        .filter(addon => stock.addonIds.includes(addon.id) && addon.max >= addon.min && next() < 0.4)
        .map(addon => ({ id: addon.id, quantity: addon.min + below(Math.min(addon.max - addon.min, 2) + 1) }));
      return { stockId: stock.id, path: [], quantity: min + below(Math.min(max - min, 6) + 1), addons };
    },
  };
}

/** A shop that delivers home for such a fee, in minor units. */
async function shopThat(suits: (fee: number) => boolean, market: Market): Promise<Shop> {
  for (const shop of await shopsOf(market)) {
    const fees = await feesAt(shop, home, market);
    const { delivers } = await answerDoor(shop.id, { point: home, isExact: true }, market);
    if (fees !== null && delivers === 'yes' && suits(fees.delivery.minor)) return shop;
  }
  throw new Error('No shop asks for that.');
}
