/**
 * What waits for a connection is sent once, in its order, by the page that is shown; and a browser without storage is none
 * the worse.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartChange } from '@/lib/cart/change/change-schema';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const add = { do: 'add', product: '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10', quantity: 1 } as const;
const remove = { do: 'remove', line: '7' } as const;

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ status: 'ok', at: 1, count: 0, message: null }));
  vi.stubGlobal('fetch', fetched);
  storeIn(new Map());
  signsIn();
});
afterEach(() => vi.unstubAllGlobals());

/** Who is signed in, as the cookie says that scripts may read. */
function signsIn(customer?: string) {
  const cookie = customer === undefined ? '' : `customer=${customer}`;
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie });
}

/** Of one tab: its pages share it. */
function storeIn(kept: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

/** A page with a store and listeners of its own; all share the browser's locks. */
async function newPage() {
  vi.resetModules();
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const { cartStore } = await import('@/components/cart/cart-store.client');
  const { carryPresses, doPressesWait, holdPresses, takeUpPresses } = await import(
    '@/components/online/held-presses.client'
  );
  carryPresses();
  return {
    cartStore,
    doPressesWait,
    holdPresses,
    takeUpPresses,
    leave: () => events.dispatchEvent(new Event('pagehide')),
    comeBack: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

/** What has reached the server, in its order. */
function sent(): CartChange[] {
  return fetched.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(String(body)) as CartChange] : []));
}

test('what waits is taken up once, on the next page', async () => {
  const first = await newPage();
  first.holdPresses();
  first.cartStore.change(add);
  first.cartStore.change(remove);
  expect(first.doPressesWait()).toBe(true);
  first.leave();
  const next = await newPage();
  next.takeUpPresses();
  next.takeUpPresses();
  await next.cartStore.settled();
  expect(sent()).toEqual([add, remove]);
});

test('a page that the browser shows again sends nothing that the page behind it has sent', async () => {
  const first = await newPage();
  const letGo = first.holdPresses();
  const pressed = first.cartStore.change(add);
  first.leave();
  const next = await newPage();
  next.takeUpPresses();
  await next.cartStore.settled();
  next.leave();
  first.comeBack();
  letGo();
  await first.cartStore.settled();
  expect(sent()).toEqual([add]);
  expect(await pressed, 'nobody failed to answer').toBeUndefined();
});

test('a page shown again takes back what nobody has sent, from itself and from the page behind it', async () => {
  const first = await newPage();
  const letGo = first.holdPresses();
  first.cartStore.change(add, { stockId: '7', by: 1 });
  first.leave();
  const next = await newPage();
  next.holdPresses();
  next.takeUpPresses();
  next.cartStore.change(remove);
  next.leave();
  first.comeBack();
  expect(first.cartStore.get()).toMatchObject({ count: 1, isSaving: true });
  letGo();
  await first.cartStore.settled();
  expect(sent()).toEqual([add, remove]);
});

test('what is on its way when a page is left is not sent again', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  const first = await newPage();
  first.cartStore.change(add);
  first.cartStore.change(remove);
  await expect.poll(sent).toEqual([add]);
  first.leave();
  const next = await newPage();
  next.takeUpPresses();
  answer.resolve(Response.json({ status: 'ok', at: 1, count: 1, message: null }));
  await next.cartStore.settled();
  await first.cartStore.settled();
  expect(sent()).toEqual([add, remove]);
});

test('a tab without a connection holds up its own presses, and no other tab', async () => {
  const hidden = await newPage();
  const letGo = hidden.holdPresses();
  hidden.cartStore.change(remove);
  storeIn(new Map());
  const seen = await newPage();
  await seen.cartStore.change(add);
  expect(sent()).toEqual([add]);
  expect(seen.doPressesWait()).toBe(false);
  letGo();
  await hidden.cartStore.settled();
  expect(sent()).toEqual([add, remove]);
});

test.each([undefined, '8'])('what waits for one customer is not sent for the next: %s', async customer => {
  signsIn('7');
  const first = await newPage();
  const letGo = first.holdPresses();
  const pressed = first.cartStore.change(add);
  const hidden = await newPage();
  hidden.holdPresses();
  hidden.cartStore.change(remove);
  hidden.leave();
  signsIn(customer);
  letGo();
  expect(await pressed, 'nobody failed to answer').toBeUndefined();
  const next = await newPage();
  next.takeUpPresses();
  await next.cartStore.settled();
  expect(sent()).toEqual([]);
});

test('what waits for a guest is sent for the customer who has signed in', async () => {
  const first = await newPage();
  first.holdPresses();
  first.cartStore.change(add);
  first.leave();
  signsIn('7');
  const next = await newPage();
  next.takeUpPresses();
  await next.cartStore.settled();
  expect(sent()).toEqual([add]);
});

test('a browser that refuses its storage breaks neither the page that is left nor the next one', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const page = await newPage();
  page.holdPresses();
  page.cartStore.change(add);
  expect(page.leave).not.toThrow();
  expect(page.takeUpPresses).not.toThrow();
  expect(sent()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
