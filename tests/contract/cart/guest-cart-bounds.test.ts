/** What may a guest's cart, honest or forged, cost the API? (docs/decisions/054) */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/cart/route';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { type BasketLine, encodeBasket } from '@/lib/cart/basket/basket';
import { mostGuestLines, readGuestBasket } from '@/lib/cart/basket/guest-basket';
import { addLine } from '@/lib/cart/change/change';
import { chooseBasket } from '@/lib/cart/change/switch-basket';
import type { CartResponse } from '@/lib/cart/response/types';
import { getProduct } from '@/lib/products/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { basketLine, type Offer } from '../../support/offers.ts';
import { line } from '../../unit/cart/baskets.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { shopIdOf } from '../storefront/cart.ts';
import { changes } from '../storefront/changes.ts';
import { calls, catalog, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, market } from '../storefront/session.ts';

const most = 6;
/** The same for all who ask in a language, and kept: who has a delivery zone at all among them. */
const shared = /^\/api\/v1\/rest\/(settings|languages|currencies|translations|timezone|shops\/paginate)\b/;

beforeAll(openStorefront);

beforeEach(async () => {
  await freshBrowser();
  await writeDeliveryAddress({ text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true });
});

/** The whole cart, as its page asks for it. */
async function look(): Promise<CartResponse> {
  calls.length = 0;
  const answer = await GET(new NextRequest('http://doorstep.test/api/cart?locale=en&frame=1'));
  expect(asked().length, asked().join('\n')).toBeLessThanOrEqual(most);
  return answer.json();
}

function asked(): string[] {
  return [...new Set(calls)].filter(path => !shared.test(path));
}

function holds(offer: Offer, lines: BasketLine[]): void {
  cookieJar.set('cart', encodeBasket({ shopId: shopIdOf(offer), currency: 'base', lines }));
}

const unknown = (count: number) => Array.from({ length: count }, (_, index) => line(index, 0));

describe('a forged cart', () => {
  test.each([1, 60, 95])('of %i stocks that nobody sells', async count => {
    const [good] = await catalog.plain();
    holds(good, unknown(count));
    const { cart } = await look();
    expect(cart?.lines).toHaveLength(Math.min(count, mostGuestLines));
  });

  test('among which something is sold, beside baskets of eighty shops', async () => {
    const [good, second] = await catalog.plain();
    holds(good, [basketLine(good, 1), ...unknown(20), basketLine(second, 2)]);
    const parked = Array.from({ length: 80 }, (_, index) => ({
      shopId: String(index + 1),
      currency: 'base',
      lines: unknown(1),
    }));
    cookieJar.set('parked', parked.map(encodeBasket).join('('));
    cookieJar.set('waiting', encodeBasket({ shopId: '3', currency: 'base', lines: unknown(1) }));
    const answer = await look();
    const priced = answer.cart?.lines.filter(({ isLost }) => !isLost).map(({ stockId }) => stockId);
    expect(priced).toEqual([good.stockId, second.stockId]);
    expect(answer.parked).toHaveLength(80);
    expect(answer.waiting?.shop).toBe((await catalog.shop(3)).title);
  });

  test('longer than browsers keep is none', async () => {
    const [good] = await catalog.plain();
    holds(good, unknown(200));
    expect((await look()).cart).toBeNull();
    expect(asked()).toEqual([]);
  });

  test('a change of it asks three times more at the most', async () => {
    const [good] = await catalog.plain();
    holds(good, unknown(60));
    const waiting = { shopId: shopIdOf(good), currency: 'base', lines: [basketLine(good, 1), ...unknown(60)] };
    cookieJar.set('waiting', encodeBasket(waiting));
    calls.length = 0;
    expect(await chooseBasket('new', market)).toMatchObject({ ok: true });
    expect(asked().length, asked().join('\n')).toBeLessThanOrEqual(3);
  });
});

describe('what is sold out', () => {
  test('is told by name at once where somebody has looked at it, else by two more at each look', async () => {
    const offers = await catalog.plain();
    const [first, second, third] = offers;
    holds(
      first,
      offers.map(offer => basketLine(offer, 1)),
    );
    await changes.during(first, { quantity: 0 }, () =>
      changes.during(second, { quantity: 0 }, () =>
        changes.during(third, { quantity: 0 }, async () => {
          const titles = async () => (await look()).cart?.lines.map(({ title }) => title);
          expect(await titles()).toEqual([first.title, second.title, english.cart.unnamed]);
          expect(await titles()).toEqual([first.title, second.title, third.title]);
        }),
      ),
    );
    holds(
      first,
      offers.map(offer => basketLine(offer, 1)),
    );
    for (const { uuid } of offers) await getProduct(uuid, market);
    await changes.during(first, { quantity: 0 }, async () => {
      const { cart } = await look();
      expect(cart?.lines[0]).toMatchObject({ title: first.title });
      // Asked for once more all the same, because it may be gone by now.
      expect(asked().filter(path => path.includes('/products/') && !path.includes('calculate'))).toHaveLength(1);
    });
  });
});

describe('the sixty-first line', () => {
  test('is refused with a sentence, and the cart stays as it was', async () => {
    const [good] = await catalog.plain();
    holds(good, unknown(60));
    const before = cookieJar.get('cart');
    expect(await addLine(shopIdOf(good), basketLine(good, 1), market)).toMatchObject({
      ok: false,
      message: { key: 'cartFull' },
    });
    expect(cookieJar.get('cart')).toBe(before);
  });

  test('the sixtieth is taken', async () => {
    const [good] = await catalog.plain();
    holds(good, unknown(59));
    expect(await addLine(shopIdOf(good), basketLine(good, 1), market)).toMatchObject({ ok: true });
    expect((await readGuestBasket())?.lines).toHaveLength(60);
  });
});
