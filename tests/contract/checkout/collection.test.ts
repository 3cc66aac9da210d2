/** The collection points that a checkout offers (R2), and what they cost (docs/behaviour.md 4.13). */
import { describe, expect, test } from 'vitest';
import { putWanted } from '@/lib/cart/account-cart';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { checkOut } from '@/lib/checkout/actions';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { readDraft, writeFulfilment } from '@/lib/checkout/draft/draft-cookie';
import { obstaclesOf } from '@/lib/checkout/problems';
import { isPickupOnly } from '@/lib/shops/reach';
import english from '../../../messages/en.json' with { type: 'json' };
import { isPlain } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { changesAnswers } from '../storefront/answers.ts';
import { checkoutState, fillsCart } from '../storefront/checkout.ts';
import { atStation, collect, offersCollection, speaks, wirePoints } from '../storefront/collection.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

offersCollection();

interface PointList {
  data: object[];
  meta: { current_page: number; last_page: number };
}

const path = 'rest/delivery-points';
const asked = () => calls.filter(call => call.includes(path)).length;
const keys = (state: CheckoutState) => obstaclesOf(state).map(({ key }) => key);

describe('what is offered', () => {
  test('the nearest of the active points first, in one call, with prices of the page', async () => {
    const { shopId } = await fillsCart();
    calls.length = 0;
    const { collection, draft } = await checkoutState({}, shopId);
    expect(asked()).toBe(1);
    expect(draft.fulfilment).toBe('delivery');
    expect(collection?.points?.map(({ title }) => title)).not.toContain('Old Bridge lockers');
    const distances = collection?.points?.map(({ distance }) => distance ?? 0) ?? [];
    expect(distances).toHaveLength(5);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const inSoms = await checkoutState({}, shopId, { locale: 'en', currency: '3' });
    const [base, soms] = [collection, inSoms.collection].map(one => one?.chosen?.price.minor ?? 0);
    expect(soms).toBeGreaterThan(base ?? 0);
  });

  test('R1 is not asked, and its checkout is as it was', async () => {
    speaks('R1');
    const { shopId } = await fillsCart();
    calls.length = 0;
    const state = await checkoutState(collect, shopId);
    expect(state.collection).toBeNull();
    expect(state.draft.fulfilment).toBe('delivery');
    expect(asked()).toBe(0);
    expect(await opensPage('/checkout')).not.toContain(english.checkout.collection);
  });

  test('a choice that was posted all the same counts as none with R1, wherever the draft is read', async () => {
    const { shopId, id } = await atStation();
    speaks('R1');
    const { rows } = (await cartResponse(market, { isFrame: true })).cart ?? { rows: [] };
    for (const store of [
      () => posts(checkOut, { shop: shopId, ...collect, collectionPoint: id }),
      () => writeFulfilment('collection', id),
    ]) {
      await store();
      const draft = await readDraft();
      expect(draft?.fulfilment).toBe('');
      const asked = { fulfilment: draft?.fulfilment, collectionPoint: draft?.collectionPoint };
      expect((await cartResponse(market, { isFrame: true, ...asked })).cart?.rows).toEqual(rows);
    }
    expect(rows.map(({ key }) => key)).toContain('deliveryFee');
  });

  test('more points than one call gives are read with further calls, at most five', async () => {
    const { shopId } = await fillsCart();
    const [first] = wirePoints;
    const far = { latitude: '41.9', longitude: '69.9' };
    const near = (await checkoutState(collect, shopId)).collection?.chosen;
    kept.clear();
    const station = wirePoints.find(({ id }) => String(id) === near?.id);
    const others = (page: number) =>
      Array.from({ length: 100 }, (_, index) => ({ ...first, id: 1000 * page + index, location: far }));
    const recovers = changesAnswers<PointList>(path, body => {
      const { current_page: page } = body.meta;
      body.data = page === 2 ? [...others(page).slice(1), station ?? {}] : others(page);
      body.meta.last_page = 7;
    });
    calls.length = 0;
    const { collection } = await checkoutState(collect, shopId);
    expect(collection?.points?.[0]?.title).toBe(near?.title);
    expect(collection?.isCut).toBe(true);
    expect(asked()).toBe(5);
    recovers();
  });

  test('no points, no such way', async () => {
    await fillsCart();
    for (const { id } of wirePoints) await sandbox.control(`collection-points/${id}`, { active: false });
    expect(await opensPage('/checkout')).not.toContain(`>${english.checkout.collection}<`);
  });

  test.each(['drop', 'broken-json', 'delay'] as const)(
    'points that do not come (%s) leave the other ways',
    async kind => {
      forgetConsole();
      await fillsCart();
      await sandbox.fails(kind, path, { milliseconds: 1500 });
      const html = await opensPage('/checkout');
      expect(html).toContain(english.checkout.pickup);
      expect(html).not.toContain(`>${english.checkout.collection}<`);
      expect(html).toContain('value="order"');
      forgetConsole();
    },
  );

  test('who has chosen one before reads that they cannot be shown, and keeps it', async () => {
    const { shopId, id } = await atStation();
    await posts(checkOut, { shop: shopId, ...collect, collectionPoint: id, note: 'two bags' });
    await sandbox.fails('drop', path);
    const html = await opensPage('/checkout');
    expect(html).toContain(english.errors.offline);
    expect(html).toContain(`<input type="hidden" name="collectionPoint" value="${id}"/>`);
    expect(html).not.toContain('value="order"');
    forgetConsole();
    await sandbox.recovers();
    expect(await readDraft()).toMatchObject({ ...collect, collectionPoint: id, note: 'two bags' });
    expect(await opensPage('/checkout')).toContain('value="order"');
  });

  test('a shop that delivers to nobody has nothing brought there either', async () => {
    const shops = await catalog.restaurants();
    const isAlone = await Promise.all(shops.map(({ id }) => isPickupOnly(String(id), 'en')));
    const offer = await catalog.offer(isPlain, { among: shops.filter((_, index) => isAlone[index]) });
    const shopId = String(offer.shop.id);
    await putWanted(shopId, [{ stockId: offer.stockId, quantity: 5, addons: [] }], market);
    for (const fulfilment of ['', 'pickup', 'delivery'] as const)
      expect((await checkoutState({ fulfilment }, shopId)).collection, fulfilment).toBeNull();
    expect(keys(await checkoutState(collect, shopId))).toContain('pickupOnly');
  });
});

describe('the price', () => {
  test('is the point’s own, to the cent, in every currency, on the receipt and in the cart', async () => {
    const { shopId, id, state } = await atStation();
    const pickedUp = await checkoutState({ fulfilment: 'pickup' }, shopId);
    expect(state.totals?.deliveryFee.minor).toBe(150);
    expect(state.totals?.total.minor).toBe((pickedUp.totals?.total.minor ?? 0) + 150);
    const soms = { locale: 'en', currency: '3' } as const;
    const inSoms = await checkoutState({ ...collect, collectionPoint: id }, shopId, soms);
    expect(inSoms.totals?.deliveryFee.minor).toBe(inSoms.collection?.chosen?.price.minor);
    expect(inSoms.totals?.other.minor).toBe(0);
    const { cart } = await cartResponse(market, { isFrame: true, ...collect, collectionPoint: id });
    expect(cart?.total?.amount.minor).toBe(state.totals?.total.minor);
    expect(cart?.rows.find(({ key }) => key === 'deliveryFee')).toMatchObject({
      label: english.receipt.collectionFee,
      amount: { minor: 150 },
    });
  });

  test('needs no address, and no tip is asked for', async () => {
    const { shopId, id } = await atStation();
    cookieJar.delete('address');
    const state = await checkoutState({ ...collect, collectionPoint: id, tip: '10' }, shopId);
    expect(keys(state)).toEqual([]);
    expect(state.totals?.tips.minor).toBe(0);
    expect(state.offersTips).toBe(false);
    expect(keys(await checkoutState(collect, shopId))).toEqual(['pointMissing']);
  });

  test('the shop’s minimum counts', async () => {
    const { state } = await atStation();
    const minimum = state.cart.goods.minor + 100;
    const short = {
      ...state,
      cart: { ...state.cart, shop: { ...state.cart.shop, minimum: { minor: minimum, currency: 'base' } } },
    };
    expect(keys(short)).toEqual(['minimum']);
    expect(keys({ ...short, draft: { ...short.draft, fulfilment: 'pickup' } })).toEqual([]);
  });
});
