/** Does one question for each group tell everybody who looks at it, and who is out? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceGroupChange, followGroup, pollInterval } from '@/lib/cart/group/hub';
import { readGroup } from '@/lib/cart/group/member-calls';
import type { AccountCart } from '@/lib/cart/schema';

vi.mock('@/lib/cart/group/member-calls', { spy: true });
vi.mock('@/lib/market/queries', () => ({ ownLocale: async () => 'en' }));
vi.mock('@/lib/cart/group/shop-open', () => ({ findShopOpen: async () => ({ state: 'open' }) }));
vi.mock('@/lib/cart/group/facts', () => ({ findFacts: async () => null, isTooLate: () => false }));

const person = (uuid: string) => ({ id: uuid, name: uuid, uuid, isOwner: false, isChoosing: true, lines: [] });
let people = ['nora', 'omar'];
const cartNow = (): AccountCart => ({
  ...{
    id: '64',
    shopId: '501',
    ownerId: '1',
    currencyId: '',
    rate: 0,
    isGroup: true,
    recipeDiscount: 0,
    isTorn: false,
    lines: [],
  },
  participants: people.map(person),
});

beforeEach(() => {
  vi.useFakeTimers();
  people = ['nora', 'omar'];
  vi.mocked(readGroup).mockReset();
  vi.mocked(readGroup).mockImplementation(async ({ uuid }) => ({
    ok: true,
    value: people.includes(uuid) ? cartNow() : null,
  }));
});

afterEach(() => {
  vi.useRealTimers();
});

function listens(uuid: string) {
  const heard: string[] = [];
  const onVersion = (version: string) => heard.push(version);
  const [onEnd, onFailure] = [() => heard.push('end'), () => heard.push('away')];
  const stop = followGroup({ cart: '64', shop: '501' }, { uuid, onVersion, onEnd, onFailure });
  return { heard, stop };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('however many listen, one question is asked in each pause', async () => {
  const all = Array.from({ length: 20 }, () => listens('nora'));
  await settle();
  const before = vi.mocked(readGroup).mock.calls.length;
  await vi.advanceTimersByTimeAsync(5 * pollInterval);
  expect(vi.mocked(readGroup).mock.calls.length - before).toBe(5);
  for (const { heard, stop } of all) {
    expect(new Set(heard).size).toBe(1);
    stop();
  }
});

test('a change is told at once to those who are told of it, and only once', async () => {
  const nora = listens('nora');
  await settle();
  people = ['nora', 'omar', 'lina'];
  announceGroupChange('64');
  await settle();
  await vi.advanceTimersByTimeAsync(3 * pollInterval);
  expect(nora.heard).toHaveLength(2);
  nora.stop();
});

test('who is out hears it within five seconds, the others go on', async () => {
  const [omar, nora] = [listens('omar'), listens('nora')];
  await settle();
  people = ['nora'];
  await vi.advanceTimersByTimeAsync(5000);
  expect(omar.heard.at(-1)).toBe('end');
  expect(nora.heard.at(-1)).not.toBe('end');
  nora.stop();
});

test('an API that is away ends nothing: everybody hears it once, and may listen anew', async () => {
  const all = [listens('nora'), listens('omar')];
  await settle();
  vi.mocked(readGroup).mockResolvedValueOnce({ ok: false, why: 'offline' });
  await vi.advanceTimersByTimeAsync(10 * pollInterval);
  for (const { heard } of all) expect(heard.slice(1)).toEqual(['away']);
  const anew = listens('nora');
  await settle();
  expect(anew.heard).toEqual([all[0]?.heard[0]]);
  anew.stop();
});

test('a look that throws ends neither the process nor the listening', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  vi.mocked(readGroup).mockRejectedValueOnce(new Error('no answer kept'));
  const nora = listens('nora');
  await settle();
  expect(nora.heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(pollInterval);
  expect(nora.heard).toHaveLength(1);
  nora.stop();
  vi.useRealTimers();
  await new Promise(resolve => setImmediate(resolve));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledWith('Group order: a look at it failed: no answer kept');
});

test('nobody listens, nothing is asked', async () => {
  listens('nora').stop();
  await settle();
  const before = vi.mocked(readGroup).mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * pollInterval);
  expect(vi.mocked(readGroup).mock.calls.length).toBe(before);
});
