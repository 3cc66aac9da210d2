import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lane } from '@/lib/api/lanes';
import type { inTurn as InTurn } from '@/lib/api/queue';

let inTurn: typeof InTurn;
let limits: { mostWaiting: number; longestWait: number };
let begun: string[];
let end: (() => void)[];

beforeEach(async () => {
  // The lanes belong to the process.
  delete (globalThis as { doorstepLanes?: unknown }).doorstepLanes;
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ({ inTurn, ...limits } = await import('@/lib/api/queue'));
  begun = [];
  end = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** Calls that go on until they are ended. */
function call(lane: Lane, count = 1) {
  return Array.from({ length: count }, () =>
    inTurn(lane, async () => {
      begun.push(lane);
      await new Promise<void>(resolve => end.push(resolve));
      return lane;
    }),
  );
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const running = async () => {
  await settled();
  return begun.length;
};

describe('at once', () => {
  test.each([
    ['optional', 8],
    ['public', 16],
    ['live', 24],
    ['customer', 32],
  ] as const)('%s: at most %i', async (lane, most) => {
    call(lane, most + 10);
    expect(await running()).toBe(most);
    end.shift()?.();
    expect(await running()).toBe(most + 1);
  });

  test('never more than 32 together', async () => {
    call('public', 40);
    call('live', 40);
    call('customer', 40);
    expect(await running()).toBe(32);
  });
});

test('what a page can do without leaves half of the calls to what others show', async () => {
  call('optional', 30);
  call('public', 30);
  expect(await running()).toBe(16);
  expect(begun.filter(lane => lane === 'public').length).toBeGreaterThanOrEqual(8);
});

test('a flood of pages holds up neither a customer nor an order', async () => {
  call('public', 150);
  call('live', 150);
  await settled();
  begun = [];
  const [order] = call('customer');
  await settled();
  expect(begun).toEqual(['customer']);
  for (const one of end) one();
  expect(await order).toBe('customer');
});

describe('when too many wait', () => {
  test('the next is answered at once, and not done', async () => {
    call('public', 16 + limits.mostWaiting);
    await settled();
    const [refused] = call('public');
    expect(await refused).toBeNull();
    expect(begun).toHaveLength(16);
  });

  test('who waits too long is answered, and not done afterwards', async () => {
    call('public', 16);
    const [late] = call('public');
    await vi.advanceTimersByTimeAsync(limits.longestWait);
    expect(await late).toBeNull();
    for (const one of end) one();
    expect(await running()).toBe(16);
  });

  test('what has begun is waited for', async () => {
    const [slow] = call('customer');
    await vi.advanceTimersByTimeAsync(limits.longestWait * 4);
    end[0]?.();
    expect(await slow).toBe('customer');
  });
});
