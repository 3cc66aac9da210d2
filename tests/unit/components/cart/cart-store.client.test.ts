/** What the cart in the browser shows when the answer to a press is lost on its way. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { CartResponse } from '@/lib/cart/response/types';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
});

const dish = { stockId: '7', uuid: 'a', unit: 500 };
const add = { do: 'add', product: '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10', quantity: 1 } as const;

function cartOf(quantity: number): Partial<CartResponse> {
  const lines = quantity === 0 ? [] : [{ stockId: dish.stockId, uuid: dish.uuid, quantity, unit: dish.unit }];
  const cart = { lines, goods: quantity * dish.unit } as unknown as CartResponse['cart'];
  return { status: 'ok', at: Date.now(), cart, count: quantity, message: null };
}

/** One press, answered by nothing; then the cart is read. */
async function press(read: () => Promise<Response>) {
  const { cartStore } = await import('@/components/cart/cart-store.client');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementationOnce(read);
  const answered = cartStore.change(add, { ...dish, by: 1 });
  expect(cartStore.get(), 'counted at once').toMatchObject({ count: 1, isSaving: true });
  expect(await answered).toBeNull();
  return cartStore.get();
}

test('an unanswered press that was carried out is shown, and that nobody answered is said', async () => {
  const view = await press(async () => Response.json(cartOf(1)));
  expect(view).toMatchObject({ count: 1, isSaving: false, isLost: true });
  expect(fetched.mock.calls.map(([, { method }]) => method)).toEqual(['POST', 'GET']);
});

test('an unanswered press that was not carried out is taken off again', async () => {
  expect(await press(async () => Response.json(cartOf(0)))).toMatchObject({ count: 0, isLost: true });
});

test('where the cart cannot be read either the press is taken off again, and that nobody answered is said', async () => {
  const view = await press(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(view).toMatchObject({ answer: null, count: 0, isLost: true });
});

test('an answer that breaks off is none, and the next press is sent all the same', async () => {
  const { cartStore } = await import('@/components/cart/cart-store.client');
  const broken = async () => new Response('{"status":"ok","count"');
  fetched.mockImplementationOnce(broken).mockImplementationOnce(broken);
  expect(await cartStore.change(add, { ...dish, by: 1 })).toBeNull();
  expect(cartStore.get()).toMatchObject({ count: 0, isSaving: false, isLost: true });

  fetched.mockImplementationOnce(async () => Response.json(cartOf(1)));
  await cartStore.change(add, { ...dish, by: 1 });
  expect(cartStore.get()).toMatchObject({ count: 1, isSaving: false, isLost: false });
});

test('a press that hangs is given up in the end, and holds up no other one', async () => {
  const { cartStore } = await import('@/components/cart/cart-store.client');
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  const hangs = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('aborted'))));
  fetched.mockImplementationOnce(hangs).mockImplementation(async () => Response.json(cartOf(1)));
  const hanging = cartStore.change(add, { ...dish, by: 1 });
  const next = cartStore.change(add, { ...dish, by: 1 });
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  patience.abort();
  expect(await hanging).toBeNull();
  expect(await next).toMatchObject({ count: 1 });
  expect(timeout.mock.calls.every(([milliseconds]) => milliseconds >= 60_000)).toBe(true);
});

test('a browser that takes no cookies has no lock between its tabs: each press is sent all the same', async () => {
  const denied = new DOMException('The operation is insecure.', 'SecurityError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(denied) } });
  const { cartStore } = await import('@/components/cart/cart-store.client');
  fetched.mockImplementation(async () => Response.json(cartOf(1)));
  expect(await cartStore.change(add, { ...dish, by: 1 })).toMatchObject({ count: 1 });
  await cartStore.change(add, { ...dish, by: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(cartStore.get()).toMatchObject({ isSaving: false, isLost: false });
  await expect(cartStore.settled()).resolves.toBeDefined();
});
