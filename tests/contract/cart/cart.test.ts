/**
 * The cart over the real sandbox, a guest's and an account's alike: absolute quantities, add-ons, gifts, recipes
 * (docs/api.md 7).
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearCart, removeLine, setQuantity, undoRemoval } from '@/lib/cart/change/change';
import { fillCart } from '@/lib/cart/change/fill';
import { type Totals, type TotalsRequest, totalsOf } from '@/lib/cart/totals';
import { home } from '../../support/catalog.ts';
import {
  addOffer,
  browsesAs,
  dishesWithSharedAddon,
  inStore,
  shopIdOf,
  shownCart,
  shownLine,
  shownLines,
} from '../storefront/cart.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  beforeEach(() => browsesAs(who));

  test('nothing is in it', async () => {
    expect(await shownCart()).toBeNull();
  });

  test('added twice is more of it; set is that many, whatever was before', async () => {
    const [good] = await catalog.plain();
    expect(await addOffer(good, 2)).toMatchObject({ ok: true, message: { key: 'cartAdded', numbers: { count: 2 } } });
    await addOffer(good, 3);
    expect(await shownLines()).toEqual([`${good.stockId}x5`]);
    expect(await setQuantity(good.stockId, 2, market)).toEqual({ ok: true, message: null });
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect(await shownCart()).toMatchObject({
      count: 2,
      goods: { minor: 2 * good.price },
      shop: { id: shopIdOf(good) },
    });
  });

  test('other lines stay as they are', async () => {
    const [one, two] = await catalog.plain();
    await addOffer(one, 1);
    await addOffer(two, 4);
    await setQuantity(one.stockId, 3, market);
    expect(await shownLines()).toEqual([`${one.stockId}x3`, `${two.stockId}x4`]);
  });

  test('an add-on lies under its parent, keeps its own quantity, and goes with it', async () => {
    const { good, extra, other } = await dish();
    await addOffer(good, 1, [extra, other]);
    await setQuantity(good.stockId, 3, market);
    expect(await shownLines()).toEqual([`${good.stockId}x3+${extra}x1+${other}x1`]);
    expect(await removeLine(good.stockId, extra, market)).toMatchObject({ message: { key: 'cartAddonRemoved' } });
    expect(await shownLines()).toEqual([`${good.stockId}x3+${other}x1`]);
    await removeLine(good.stockId, undefined, market);
    expect(await shownCart()).toBeNull();
  });

  test('one add-on of two dishes is two lines, each under its own', async () => {
    const { good, sister, shared } = await dishesWithSharedAddon();
    await addOffer(good, 2, [shared]);
    await addOffer(sister, 2, [shared]);
    expect(await shownLines()).toEqual([`${good.stockId}x2+${shared}x1`, `${sister.stockId}x2+${shared}x1`]);
  });

  test('the most and the least are kept to, with a word about it', async () => {
    const least = await catalog.offer(({ min, left, max, gift }) => min > 1 && left > min && max > min && !gift);
    expect(await addOffer(least, 1)).toMatchObject({
      ok: true,
      message: { key: 'cartMore', numbers: { count: least.min } },
    });
    const most = Math.min(least.max, least.left);
    expect(await setQuantity(least.stockId, most + 5, market)).toMatchObject({
      ok: true,
      message: { key: 'cartLess', tone: 'error', numbers: { count: most } },
    });
    expect(await shownLine(least.stockId)).toMatchObject({ quantity: most, min: least.min, max: most });
  });

  test('a gift comes with enough, counts for nothing, and goes again', async () => {
    const good = await catalog.offer(({ gift, left, max }) => gift !== null && left > 40 && max >= gift.from);
    if (!good.gift) throw new Error('nobody gives anything away');
    const { from, quantity, stockId } = good.gift;
    await addOffer(good, from);
    const cart = await shownCart();
    expect(cart?.lines.at(-1)).toMatchObject({ stockId, isBonus: true, quantity, total: { minor: 0 }, problem: null });
    expect(cart?.count).toBe(from);
    if (from <= good.min) return;
    await setQuantity(good.stockId, from - 1, market);
    expect((await shownCart())?.lines.some(({ isBonus }) => isBonus)).toBe(false);
  });

  test('all of a recipe is cheaper, until a part of it is missing', async () => {
    const { shop, lines, discount } = await catalog.recipe();
    await fillCart(String(shop.id), lines, market);
    const whole = await shownCart();
    expect(discount).toBeGreaterThan(0);
    expect(whole?.recipeDiscount.minor).toBe(discount);
    const totals = await totalsFor({ fulfilment: 'pickup', point: null, coupon: null, tips: 0 });
    // On the receipt it may give way by one minor unit, so that the sum is right.
    expect(Math.abs(totals.recipeDiscount.minor - discount)).toBeLessThanOrEqual(1);
    expect(sumOf(totals)).toBe(totals.total.minor);
    await removeLine(lines[0]?.stockId ?? '', undefined, market);
    expect((await shownCart())?.recipeDiscount.minor).toBe(0);
  });

  test('delivered home it costs the fee on top, with a coupon less, and adds up', async () => {
    const [good] = await catalog.plain();
    await addOffer(good, 9);
    const pickup = await totalsFor({ fulfilment: 'pickup', point: null, coupon: null, tips: 0 });
    const delivered = await totalsFor({ fulfilment: 'delivery', point: home, coupon: 'WELCOME10', tips: 250 });
    expect(pickup.deliveryFee.minor).toBe(0);
    expect(delivered.deliveryFee.minor).toBeGreaterThan(0);
    expect(delivered.coupon.minor).toBeGreaterThan(0);
    expect(delivered.tips.minor).toBe(250);
    expect(sumOf(delivered)).toBe(delivered.total.minor);
    expect(delivered.other.minor).toBe(0);
  });

  test('removed is brought back with its add-ons; a second time there is nothing to bring', async () => {
    const { good, extra } = await dish();
    await addOffer(good, 2, [extra]);
    expect(await removeLine(good.stockId, undefined, market)).toMatchObject({ message: { key: 'cartRemoved' } });
    expect(await undoRemoval(market)).toMatchObject({ ok: true, message: { key: 'cartUndone' } });
    expect(await shownLines()).toEqual([`${good.stockId}x2+${extra}x1`]);
    expect(await undoRemoval(market)).toMatchObject({ ok: false, message: { key: 'cartNothingToUndo' } });
  });

  test('emptied is brought back whole', async () => {
    const [one, two] = await catalog.plain();
    await addOffer(one, 2);
    await addOffer(two, 1);
    expect(await clearCart(market)).toMatchObject({ message: { key: 'cartCleared', numbers: { count: 3 } } });
    // From a page that has not heard of it.
    expect(await clearCart(market)).toMatchObject({ ok: true });
    expect(await shownCart()).toBeNull();
    await undoRemoval(market);
    expect(await shownLines()).toEqual([`${one.stockId}x2`, `${two.stockId}x1`]);
  });

  test('what was removed in another tab can neither be set nor removed, and that is no error', async () => {
    const [one, two] = await catalog.plain();
    await addOffer(one, 1);
    expect(await setQuantity(two.stockId, 2, market)).toMatchObject({ ok: false, message: { key: 'cartLineGone' } });
    expect(await removeLine(two.stockId, undefined, market)).toEqual({ ok: true, message: null });
    expect(await shownLines()).toEqual([`${one.stockId}x1`]);
  });
});

/** With two extras of which there are enough. */
async function dish() {
  const good = await catalog.offer(
    ({ addons, gift, left, min }) => inStore(addons).length > 1 && !gift && left > 20 && min === 1,
  );
  const [extra = '', other = ''] = inStore(good.addons);
  return { good, extra, other };
}

function sumOf({ goods, recipeDiscount, coupon, tax, deliveryFee, serviceFee, tips, other }: Totals): number {
  const on = [goods, tax, deliveryFee, serviceFee, tips, other].reduce((sum, { minor }) => sum + minor, 0);
  return on - recipeDiscount.minor - coupon.minor;
}

async function totalsFor(request: TotalsRequest) {
  const cart = await shownCart();
  if (cart === null) throw new Error('an empty cart costs nothing');
  const totals = await totalsOf(cart, request, market);
  if (!totals.ok) throw new Error(totals.why);
  return totals.value;
}
