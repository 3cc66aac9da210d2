/** The cart of a shop that does not deliver to the customer names no delivery (docs/behaviour.md 11.3). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { fillCart } from '@/lib/cart/fill';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { isPickupOnly } from '@/lib/shops/reach';
import { home } from '../support/catalog.ts';
import { basketLine, isPlain, type Offer } from '../support/offers.ts';
import { kept } from '../unit/stubs/next-cache.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { comes, shopIdOf } from './storefront/cart.ts';
import { catalog, openStorefront, sandbox } from './storefront/sandbox.ts';
import { market } from './storefront/session.ts';

beforeAll(openStorefront);

const atHome = { text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true };
const atTheFarm = { ...atHome, text: 'The far farm', latitude: 41.6, longitude: 69.9 };

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  beforeEach(async () => {
    await comes(who);
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

  test('says nothing of the zone of a shop that takes no orders', async () => {
    const offer = await catalog.deliveredHome();
    await fills(offer);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: false });
    kept.clear();
    expect((await shown()).notes).toEqual([expect.stringContaining('Taking no orders')]);
    await sandbox.control(`shops/${shopIdOf(offer)}`, { open: true });
  });
});

async function fills(offer: Offer, quantity = 2): Promise<void> {
  await sandbox.control(`stocks/${offer.stockId}`, { quantity: 1000 });
  await fillCart(shopIdOf(offer), [basketLine(offer, quantity)], market);
}

async function forPickupAlone(): Promise<Offer> {
  const shops = await catalog.restaurants();
  const isAlone = await Promise.all(shops.map(({ id }) => isPickupOnly(String(id))));
  return catalog.offer(isPlain, { among: shops.filter((_, index) => isAlone[index]) });
}

async function shown() {
  const { cart } = await cartResponse(market, true);
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
