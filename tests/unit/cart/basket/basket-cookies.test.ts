/** How baskets lie in cookies: what does not fit is refused, and a forged one costs only itself. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Basket, encodeBasket } from '@/lib/cart/basket/basket';
import { claimBaskets, readBasket, readParked, writeBasket, writeParked } from '@/lib/cart/basket/basket-cookies';
import { changeGuestBasket, readGuestBasket } from '@/lib/cart/basket/guest-basket';
import { writeSession } from '@/lib/session/session';
import { cookieJar } from '../../stubs/next-headers.ts';
import { basket, line, lines } from '../baskets.ts';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  cookieJar.clear();
});

const nobody = { firstName: '', lastName: '', email: '', phone: '', picture: '', isAdmin: false, hasPassword: true };

describe('owners', () => {
  const signsIn = (id: string) => writeSession({ token: 't', customer: { ...nobody, id }, signedInAt: Date.now() });

  test('what a customer has left waiting opens for them alone', async () => {
    await signsIn('7');
    await writeBasket('undo', basket);
    await writeParked([basket]);
    cookieJar.delete('session');
    expect([await readBasket('undo'), await readParked()]).toEqual([null, []]);
    await signsIn('8');
    expect([await readBasket('undo'), await readParked()]).toEqual([null, []]);
    await signsIn('7');
    expect(await readBasket('undo')).toEqual(basket);
    expect(await readParked()).toMatchObject([{ shopId: basket.shopId }]);
  });

  test('what a guest has left waiting comes along when they sign in', async () => {
    await writeBasket('waiting', basket);
    await writeBasket('undo', basket);
    await writeParked([basket]);
    await signsIn('7');
    await claimBaskets();
    expect([await readBasket('waiting'), await readBasket('undo')]).toEqual([basket, basket]);
    expect(await readParked()).toHaveLength(1);
    await signsIn('8');
    expect([await readBasket('waiting'), await readBasket('undo'), await readParked()]).toEqual([null, null, []]);
  });
});

describe('room', () => {
  test('forty lines with three add-ons each fit into a cookie, name and all', async () => {
    const full = { ...basket, lines: lines(40) };
    expect(await keep(full)).toBe(true);
    const written = cookieJar.get('cart') ?? '';
    expect(`cart=${encodeURIComponent(written)}`.length).toBeLessThan(4096);
    expect(await readGuestBasket()).toEqual(full);
  });

  test('what does not fit is refused, and the basket stays as it was', async () => {
    const most = await fullest();
    const before = cookieJar.get('cart');
    expect(before).toBeDefined();
    expect(await keep({ ...most, lines: [...most.lines, line(most.lines.length)] })).toBe(false);
    expect(cookieJar.get('cart')).toBe(before);
    expect(`cart=${before}`.length).toBeLessThan(4096);
  });

  test('baskets put aside share one cookie, and none of them is cut', async () => {
    const shops = ['1', '2', '3'].map(shopId => ({ shopId, currency: '2', lines: lines(12) }));
    expect(await writeParked(shops)).toBe(true);
    const parked = await readParked();
    expect(parked.map(({ shopId, lines }) => [shopId, lines.length])).toEqual([
      ['1', 12],
      ['2', 12],
      ['3', 12],
    ]);
    expect(await writeParked([...shops, { shopId: '4', currency: '2', lines: lines(60) }])).toBe(false);
    expect(await readParked()).toEqual(parked);
  });

  test('an empty basket leaves no cookie behind', async () => {
    await writeBasket('waiting', basket);
    await writeBasket('waiting', { ...basket, lines: [] });
    await writeParked([{ ...basket, lines: [] }]);
    expect([...cookieJar.keys()].filter(name => ['waiting', 'parked'].includes(name))).toEqual([]);
  });
});

test('a forged one among those put aside costs only itself', async () => {
  cookieJar.set('parked', `${encodeBasket(basket)}(rubbish(${encodeBasket({ ...basket, shopId: '7' })}`);
  expect((await readParked()).map(({ shopId }) => shopId)).toEqual(['501', '7']);
});

/** Whether it fits. */
async function keep(basket: Basket): Promise<boolean> {
  return (await changeGuestBasket(() => ({ ok: true, value: basket }))).ok;
}

/** As many lines as go in; so many are in the cookie afterwards. */
async function fullest(): Promise<Basket> {
  let most: Basket = { ...basket, lines: [] };
  for (;;) {
    const next = { ...most, lines: [...most.lines, line(most.lines.length)] };
    if (!(await keep(next))) return most;
    most = next;
  }
}
