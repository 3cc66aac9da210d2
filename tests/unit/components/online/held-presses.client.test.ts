/** What waits for a connection goes on after a change of the page, and a browser without storage is none the worse. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doPressesWait, holdPresses, takeUpPresses } from '@/components/online/held-presses.client';

const { change, waiting } = vi.hoisted(() => ({ change: vi.fn(), waiting: vi.fn() }));
vi.mock('@/components/cart/cart-store.client', () => ({ cartStore: { change, waiting } }));

const press = { change: { do: 'remove', line: '7' }, effects: [{ stockId: '7', to: 0 }] };
let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  change.mockReset();
  waiting.mockReturnValue([press]);
});
afterEach(() => vi.unstubAllGlobals());

test('what waits is taken up once, on the next page', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  holdPresses();
  page.dispatchEvent(new Event('pagehide'));
  takeUpPresses();
  takeUpPresses();
  expect(change.mock.calls).toEqual([[press.change, ...press.effects]]);
});

test('presses wait behind whoever holds them back, and several tabs that do so do not wait for one another', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('addEventListener', () => {});
  expect(await doPressesWait()).toBe(false);
  const [one, other] = [holdPresses(), holdPresses()];
  expect(await doPressesWait()).toBe(false);
  const sent = navigator.locks.request('cart', () => 'sent');
  expect(await doPressesWait()).toBe(true);
  one();
  expect(await doPressesWait()).toBe(true);
  other();
  expect(await sent).toBe('sent');
  expect(await doPressesWait()).toBe(false);
});

test('a browser that refuses its storage breaks neither the page that is left nor the next one', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  let hide = () => {};
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    hide = listener;
  });
  holdPresses();
  expect(hide).not.toThrow();
  expect(takeUpPresses).not.toThrow();
  expect(change).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
