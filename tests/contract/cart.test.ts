/** The cart over the real sandbox, a guest's and an account's alike: absolute quantities, add-ons, gifts, recipes (API 7). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLine, clearCart, removeLine, setQuantity, undoRemoval } from '@/lib/cart/change';
import { fillCart } from '@/lib/cart/fill';
import { type Totals, type TotalsRequest, totalsOf } from '@/lib/cart/totals';
import { comes, type Good, goods, isPlain, lineOf, lineSeen, listed, market, recipe, seen } from './cart-customer.ts';
import { openMarket } from './market.ts';

beforeAll(openMarket, 60_000);

const add = (good: Good, quantity: number, addons: string[] = []) =>
  addLine(good.shopId, lineOf(good, quantity, addons), market);

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  beforeEach(() => comes(who));

  test('nothing is in it', async () => {
    expect(await seen()).toBeNull();
  });

  test('added twice is more of it; set is that many, whatever was before', async () => {
    const [good] = await plain();
    expect(await add(good, 2)).toMatchObject({ ok: true, said: { key: 'cartAdded', numbers: { count: 2 } } });
    await add(good, 3);
    expect(await listed()).toEqual([`${good.stockId}x5`]);
    expect(await setQuantity(good.stockId, 2, market)).toEqual({ ok: true, said: null });
    expect(await listed()).toEqual([`${good.stockId}x2`]);
    expect(await seen()).toMatchObject({ count: 2, goods: { minor: 2 * good.price }, shop: { id: good.shopId } });
  });

  test('other lines stay as they are', async () => {
    const [one, two] = await plain();
    await add(one, 1);
    await add(two, 4);
    await setQuantity(one.stockId, 3, market);
    expect(await listed()).toEqual([`${one.stockId}x3`, `${two.stockId}x4`]);
  });

  test('an add-on lies under its parent, keeps its own quantity, and goes with it', async () => {
    const { good, extra, other } = await dish();
    await add(good, 1, [extra, other]);
    await setQuantity(good.stockId, 3, market);
    expect(await listed()).toEqual([`${good.stockId}x3+${extra}x1+${other}x1`]);
    expect(await removeLine(good.stockId, extra, market)).toMatchObject({ said: { key: 'cartAddonRemoved' } });
    expect(await listed()).toEqual([`${good.stockId}x3+${other}x1`]);
    await removeLine(good.stockId, undefined, market);
    expect(await seen()).toBeNull();
  });

  test('one add-on of two dishes is two lines, each under its own', async () => {
    const { good, sister, shared } = await sisters();
    await add(good, 2, [shared]);
    await add(sister, 2, [shared]);
    expect(await listed()).toEqual([`${good.stockId}x2+${shared}x1`, `${sister.stockId}x2+${shared}x1`]);
  });

  test('the most and the least are kept to, with a word about it', async () => {
    const [least] = await goods(1, ({ min, left, max, bonus }) => min > 1 && left > min && max > min && !bonus);
    if (!least) throw new Error('everything is sold one by one');
    expect(await add(least, 1)).toMatchObject({ ok: true, said: { key: 'cartMore', numbers: { count: least.min } } });
    const most = Math.min(least.max, least.left);
    expect(await setQuantity(least.stockId, most + 5, market)).toMatchObject({
      ok: true,
      said: { key: 'cartLess', tone: 'trouble', numbers: { count: most } },
    });
    expect(await lineSeen(least.stockId)).toMatchObject({ quantity: most, min: least.min, max: most });
  });

  test('a gift comes with enough, counts for nothing, and goes again', async () => {
    const [good] = await goods(1, ({ bonus, left, max }) => bonus !== null && left > 40 && max >= bonus.from);
    if (!good?.bonus) throw new Error('nobody gives anything away');
    const { from, quantity, stockId } = good.bonus;
    await add(good, from);
    const cart = await seen();
    expect(cart?.lines.at(-1)).toMatchObject({ stockId, isBonus: true, quantity, total: { minor: 0 }, problem: null });
    expect(cart?.count).toBe(from);
    if (from <= good.min) return;
    await setQuantity(good.stockId, from - 1, market);
    expect((await seen())?.lines.some(({ isBonus }) => isBonus)).toBe(false);
  });

  test('all of a recipe is cheaper, until a part of it is missing', async () => {
    const { shopId, lines, discount } = await recipe();
    await fillCart(shopId, lines, market);
    const whole = await seen();
    expect(discount).toBeGreaterThan(0);
    expect(whole?.recipeDiscount.minor).toBe(discount);
    const totals = await totalsFor({ fulfilment: 'pickup', point: null, coupon: null, tips: 0 });
    // On the receipt it may give way by one minor unit, so that the sum is right.
    expect(Math.abs(totals.recipeDiscount.minor - discount)).toBeLessThanOrEqual(1);
    expect(sumOf(totals)).toBe(totals.total.minor);
    await removeLine(lines[0]?.stockId ?? '', undefined, market);
    expect((await seen())?.recipeDiscount.minor).toBe(0);
  });

  test('delivered home it costs the fee on top, with a coupon less, and adds up', async () => {
    const [good] = await plain();
    await add(good, 9);
    const home = { latitude: 41.302819, longitude: 69.192781 };
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
    await add(good, 2, [extra]);
    expect(await removeLine(good.stockId, undefined, market)).toMatchObject({ said: { key: 'cartRemoved' } });
    expect(await undoRemoval(market)).toMatchObject({ ok: true, said: { key: 'cartUndone' } });
    expect(await listed()).toEqual([`${good.stockId}x2+${extra}x1`]);
    expect(await undoRemoval(market)).toMatchObject({ ok: false, said: { key: 'cartNothingToUndo' } });
  });

  test('emptied is brought back whole', async () => {
    const [one, two] = await plain();
    await add(one, 2);
    await add(two, 1);
    expect(await clearCart(market)).toMatchObject({ said: { key: 'cartCleared', numbers: { count: 3 } } });
    expect(await seen()).toBeNull();
    await undoRemoval(market);
    expect(await listed()).toEqual([`${one.stockId}x2`, `${two.stockId}x1`]);
  });

  test('what was removed in another tab can neither be set nor removed, and that is no error', async () => {
    const [one, two] = await plain();
    await add(one, 1);
    expect(await setQuantity(two.stockId, 2, market)).toMatchObject({ ok: false, said: { key: 'cartLineGone' } });
    expect(await removeLine(two.stockId, undefined, market)).toEqual({ ok: true, said: null });
    expect(await listed()).toEqual([`${one.stockId}x1`]);
  });
});

async function plain(): Promise<[Good, Good]> {
  const [one, two] = await goods(2, isPlain);
  if (!one || !two) throw new Error('nothing plain is sold');
  return [one, two];
}

async function dish() {
  const [good] = await goods(
    1,
    ({ addons, bonus, left, min }) => addons.length > 1 && !bonus && left > 20 && min === 1,
  );
  const [extra, other] = good?.addons ?? [];
  if (!good || !extra || !other) throw new Error('no dish has two extras');
  return { good, extra: extra.stockId, other: other.stockId };
}

/** Two stocks of one shop that are offered with the same add-on. */
async function sisters() {
  const isOffered = (stockId: string, { addons }: Good) => addons.some(addon => addon.stockId === stockId);
  const partner = (good: Good, all: Good[]) =>
    all.find(other => other !== good && good.addons.some(({ stockId }) => isOffered(stockId, other)));
  const [good, sister] = await goods(2, (one, all) => one.left > 3 && partner(one, all) !== undefined);
  const shared = good?.addons.find(({ stockId }) => sister && isOffered(stockId, sister));
  if (!good || !sister || !shared) throw new Error('no two dishes share an extra');
  return { good, sister, shared: shared.stockId };
}

function sumOf({ goods, recipeDiscount, coupon, tax, deliveryFee, serviceFee, tips, other }: Totals): number {
  const on = [goods, tax, deliveryFee, serviceFee, tips, other].reduce((sum, { minor }) => sum + minor, 0);
  return on - recipeDiscount.minor - coupon.minor;
}

async function totalsFor(request: TotalsRequest) {
  const cart = await seen();
  if (cart === null) throw new Error('an empty cart costs nothing');
  const totals = await totalsOf(cart, request, market);
  if (!totals.ok) throw new Error(totals.why);
  return totals.value;
}
