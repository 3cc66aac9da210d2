/** There is no room to put one more basket aside: it is said so, nothing is lost, and what is advised helps. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBasket, readParked } from '@/lib/cart/basket/basket-cookies';
import { park } from '@/lib/cart/basket/parking';
import { addLine, clearCart } from '@/lib/cart/change/change';
import { chooseBasket, takeUpParked } from '@/lib/cart/change/switch-basket';
import { openGroup } from '@/lib/groups/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { basketLine, isPlain } from '../../support/offers.ts';
import { addOffer, browsesAs, fillsAside, shopIdOf, shownLines, twoShops } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

const refusal = { ok: false, why: 'refused', message: { key: 'cartNoRoomAside', tone: 'error' } };

test('who begins a group order elsewhere can do so once the cart is empty', async () => {
  await browsesAs('customer');
  const [good, , other] = await twoShops();
  await addOffer(good, 2);
  await fillsAside(good);
  const fields = { shop: shopIdOf(other), aside: 'yes', sharing: 'value' };
  const { state } = await posts(openGroup, fields, `/group/${shopIdOf(other)}`);
  expect(state.form).toEqual(['groupFull']);
  expect(english.errors.groupFull).toBe(english.notices.cartNoRoomAside);
  await clearCart(market);
  expect(await posts(openGroup, fields, `/group/${shopIdOf(other)}`)).toMatchObject({
    to: `/group/${shopIdOf(other)}`,
  });
});

test('where the swap fails, both are where they were', async () => {
  await browsesAs('customer');
  const [good, , other] = await twoShops();
  const aside = { shopId: shopIdOf(other), currency: 'base', lines: [basketLine({ ...other, stockId: '89999' }, 3)] };
  await addOffer(good, 2);
  await fillsAside(good, [aside]);
  expect((await takeUpParked(shopIdOf(other), market)).ok).toBe(false);
  expect(await shownLines()).toEqual([`${good.stockId}x2`]);
  expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shopIdOf(other), '9999']);
  expect(await readBasket('waiting')).toBeNull();
});

describe.each(['guest', 'customer'] as const)('a %s', who => {
  beforeEach(() => browsesAs(who));

  test('who chooses between two shops is told to order or to empty the cart, and then goes on', async () => {
    const [good, , other] = await twoShops();
    await addOffer(good, 2);
    await addOffer(other, 3);
    await fillsAside(good);
    expect(await chooseBasket('stay', market)).toEqual(refusal);
    expect(await chooseBasket('new', market)).toEqual(refusal);
    expect(await takeUpParked('9999', market)).toEqual(refusal);
    expect(await shownLines()).toEqual([`${good.stockId}x2`]);
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(other), lines: [{ quantity: 3 }] });
    await clearCart(market);
    expect(await chooseBasket('new', market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
    expect(await shownLines()).toEqual([`${other.stockId}x3`]);
  });

  test('who takes up what is aside swaps it with the cart, where there is room for one of them', async () => {
    const [good, , other] = await twoShops();
    const aside = { shopId: shopIdOf(other), currency: 'base', lines: [basketLine(other, 3)] };
    await addOffer(good, 2);
    await fillsAside(good, [aside]);
    expect(await park({ shopId: shopIdOf(good), currency: 'base', lines: [basketLine(good, 2)] })).toBe(false);
    expect(await takeUpParked(shopIdOf(other), market)).toMatchObject({ ok: true, message: { key: 'cartSwitched' } });
    expect(await shownLines()).toEqual([`${other.stockId}x3`]);
    expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shopIdOf(good), '9999']);
    expect(await readBasket('waiting')).toBeNull();
  });

  test('who adds from a third shop keeps what waits already', async () => {
    const [good, , other] = await twoShops();
    const third = await catalog.offer(isPlain, { except: [good.shop.id, other.shop.id] });
    await addOffer(good, 2);
    await addOffer(other, 3);
    await fillsAside(good);
    expect(await addLine(shopIdOf(third), basketLine(third, 1), market)).toEqual(refusal);
    expect(await readBasket('waiting')).toMatchObject({ shopId: shopIdOf(other), lines: [{ quantity: 3 }] });
  });
});
