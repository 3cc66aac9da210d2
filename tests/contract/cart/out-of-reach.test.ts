/**
 * What is bought of a shop that does not deliver to the customer is for pickup, in the cart and at the checkout, and both
 * say why (docs/behaviour.md 4.6, 11.3).
 */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GET as delivers } from '@/app/api/delivers/route';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { fillCart } from '@/lib/cart/change/fill';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { checkOut } from '@/lib/checkout/actions';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { obstaclesOf } from '@/lib/checkout/problems';
import type { DoorAnswer } from '@/lib/shops/door-price/door-price';
import { isPickupOnly } from '@/lib/shops/reach';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { basketLine, isPlain, type Offer } from '../../support/offers.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { browsesAs, shopIdOf } from '../storefront/cart.ts';
import { checkoutState, pressesOrder } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

const atHome = { text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true };
const atTheFarm = { ...atHome, text: 'The far farm', latitude: 41.6, longitude: 69.9 };

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  beforeEach(async () => {
    await browsesAs(who);
    await writeDeliveryAddress(atHome);
  });

  test('is counted with delivery where the shop delivers', async () => {
    await fills(await catalog.deliveredHome());
    const cart = await shown();
    expect(cart.total?.label).toBe('Total at your door');
    expect(cart.rows.map(({ key }) => key)).toContain('deliveryFee');
    expect(said(cart)).toEqual([]);
  });

  test('is counted as a pickup where it delivers elsewhere, and has no minimum', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer, 1);
    const { minimum } = await shown();
    expect(minimum).not.toBeNull();
    await writeDeliveryAddress(atTheFarm);
    const cart = await shown();
    expect(said(cart)).toEqual([`${offer.shop.title} does not deliver to your address, so this order is for pickup.`]);
    expectPickup(cart);
    expect(cart.minimum).toBeNull();
    expect((await cartResponse(market)).cart?.minimum).toBeNull();
    await writeDeliveryAddress(atHome);
    expect((await shown()).minimum).toEqual(minimum);
  });

  test.each(['with', 'without'] as const)(
    'is counted as a pickup at a shop for pickup alone, %s an address',
    async has => {
      const offer = await forPickupAlone();
      await fills(offer);
      if (has === 'without') cookieJar.delete('address');
      const cart = await shown();
      expect(said(cart)).toEqual([`${offer.shop.title} does not deliver, so this order is for pickup.`]);
      expectPickup(cart);
    },
  );

  test('stays a delivery that the customer has chosen, and says what the checkout says of it', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer, 1);
    await writeDeliveryAddress(atTheFarm);
    const cart = await shown('delivery');
    const { title } = offer.shop;
    expect(said(cart)).toEqual([english.errors.checkout.outOfZone.replace('{shop}', title)]);
    expect(cart).toMatchObject({ minimum: null, otherWay: { fulfilment: 'pickup' } });
    expect(cart.total?.label).toBe('Total at your door');
    const checkout = await checkoutState({ fulfilment: 'delivery' }, shopIdOf(offer));
    expect(obstaclesOf(checkout).map(({ key }) => key)).toEqual(['outOfZone']);
    expect(cart.total?.amount).toEqual(checkout.totals?.total);
  });

  test('says that no address helps where a delivery was chosen and the shop is for pickup alone', async () => {
    const offer = await forPickupAlone();
    await fills(offer);
    expect(said(await shown('delivery'))).toEqual([english.errors.checkout.pickupOnly]);
  });

  test('is no pickup because the shop has closed since its answers were kept', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer);
    const before = await shown();
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: false });
    const after = await shown();
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: true });
    expect(said(after)).toEqual([]);
    expect(after.total?.label).toBe(before.total?.label);
  });

  test('says nothing of the zone of a shop that takes no orders', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: false });
    kept.clear();
    expect((await shown()).notes).toEqual([expect.stringContaining('Not taking orders')]);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: true });
  });
});

describe('a shop’s page', () => {
  const tells = async (offer: Offer) => {
    const asks = (more: string) =>
      delivers(new NextRequest(`http://d.test/api/delivers?shop=${shopIdOf(offer)}${more}`));
    const [said, style] = await Promise.all([asks(''), asks('&style')]);
    const { text }: DoorAnswer = await said.json();
    return { said: text, isGrey: (await style.text()).includes('.shop-far') };
  };

  beforeEach(async () => {
    await browsesAs('guest');
    await writeDeliveryAddress(atHome);
  });

  test('says whether it delivers to the address', async () => {
    const offer = await catalog.deliveredHome();
    expect((await tells(offer)).isGrey).toBe(false);
    expect(await tells(await forPickupAlone())).toEqual({ said: english.shop.delivers.pickup, isGrey: true });
    await writeDeliveryAddress(atTheFarm);
    expect(await tells(offer)).toEqual({ said: english.shop.delivers.no, isGrey: true });
  });

  test('does not say that it does not deliver because it has closed since its answers were kept', async () => {
    const offer = await catalog.deliveredHome();
    await tells(offer);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: false });
    const told = await tells(offer);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: true });
    expect(told).toEqual({ said: english.shop.delivers.unknown, isGrey: false });
  });
});

describe('the checkout', () => {
  beforeEach(async () => {
    await browsesAs('customer');
  });

  test('starts with pickup where the shop does not deliver, and comes back to delivery with the address', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer, 5);
    const shop = shopIdOf(offer);
    const atDoor = await checkoutState({}, shop);
    expect(atDoor).toMatchObject({ draft: { fulfilment: 'delivery' }, isFulfilmentChosen: false, reach: 'here' });
    await writeDeliveryAddress(atTheFarm);
    const pickup = await checkoutState({ tip: '10' }, shop);
    expect(pickup).toMatchObject({
      draft: { fulfilment: 'pickup' },
      isFulfilmentChosen: false,
      reach: 'elsewhere',
      offersTips: false,
      totals: { deliveryFee: { minor: 0 }, tips: { minor: 0 } },
    });
    expect(obstaclesOf(pickup)).toEqual([]);
    await writeDeliveryAddress(atHome);
    expect((await checkoutState({}, shop)).totals).toEqual(atDoor.totals);
  });

  test('starts with pickup at a shop for pickup alone, with and without an address', async () => {
    const offer = await forPickupAlone();
    await fills(offer);
    const shop = shopIdOf(offer);
    expect(await checkoutState({}, shop)).toMatchObject({ draft: { fulfilment: 'pickup' }, reach: 'nowhere' });
    cookieJar.delete('address');
    expect(await checkoutState({}, shop)).toMatchObject({ draft: { fulfilment: 'pickup' }, reach: 'nowhere' });
    const delivery = await checkoutState({ fulfilment: 'delivery' }, shop);
    expect(obstaclesOf(delivery).map(({ key }) => key)).toContain('pickupOnly');
  });

  test('orders the pickup that its page has chosen', async () => {
    const offer = await forPickupAlone();
    await fills(offer);
    const { placed } = await pressesOrder('cash', shopIdOf(offer));
    expect(placed).toMatchObject({ kind: 'ordered' });
  });

  test('keeps a choice of the customer’s, and no other', async () => {
    const offer = await forPickupAlone();
    await fills(offer);
    const shop = shopIdOf(offer);
    const kept = async (fields: Record<string, string>) => {
      await posts(checkOut, { shop, ...fields }, '/checkout');
      return (await readDraft())?.fulfilment;
    };
    expect(await kept({ fulfilment: 'pickup', unchosen: 'pickup', note: 'No onions' })).toBe('');
    expect(await kept({ fulfilment: 'delivery', unchosen: 'pickup' })).toBe('delivery');
    expect(await kept({ fulfilment: 'pickup' })).toBe('pickup');
  });

  test('says nothing of the zone of a shop that takes no orders', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer, 5);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: false });
    const state = await checkoutState({}, shopIdOf(offer));
    expect(state).toMatchObject({ draft: { fulfilment: 'delivery' }, reach: 'unknown' });
    expect(obstaclesOf(state).map(({ key }) => key)).toContain('paused');
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: true });
  });
});

async function fills(offer: Offer, quantity = 2): Promise<void> {
  await sandbox.control(`stocks/${offer.stockId}`, { quantity: 1000 });
  await fillCart(shopIdOf(offer), [basketLine(offer, quantity)], market);
}

async function forPickupAlone(): Promise<Offer> {
  const shops = await catalog.restaurants();
  const isAlone = await Promise.all(shops.map(({ id }) => isPickupOnly(String(id), 'en')));
  return catalog.offer(isPlain, { among: shops.filter((_, index) => isAlone[index]) });
}

async function shown(chosen: '' | 'delivery' = '') {
  const { cart } = await cartResponse(market, { isFrame: true, fulfilment: chosen });
  if (cart === null) throw new Error('the cart is empty');
  return cart;
}

type Shown = Awaited<ReturnType<typeof shown>>;

/** What is said of delivering; at night the shop may say that it is closed. */
function said({ notes }: Shown): string[] {
  return notes.filter(note => note.includes('deliver'));
}

/** The goods and what is charged of everybody, which add up without a delivery. */
function expectPickup({ rows, total }: Shown): void {
  expect(total?.label).toBe('Total');
  expect(rows.map(({ key }) => key)).not.toContain('deliveryFee');
  expect(rows.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total?.amount.minor);
}
