/** How isolates hear which tags were forgotten: what one tells the Durable Object, and another asks it for. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const env: Record<string, unknown> = {};
vi.mock('cloudflare:workers', () => ({ env }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

/** The platform's database, as far as it is used. */
function storage() {
  const database = new DatabaseSync(':memory:');
  const exec = (text: string, ...values: SQLInputValue[]) => {
    const rows = database.prepare(text).all(...values);
    return { one: () => rows[0], raw: () => ({ toArray: () => rows.map(row => Object.values(row)) }) };
  };
  return { sql: { exec } };
}

async function isolate() {
  const { Forgotten, sendForgotten, fetchForgotten } = await import('@/hosting/workerd/forgotten.mjs');
  const object = new Forgotten({ storage: storage() });
  const fetch = vi.fn(async (url: string, init?: RequestInit) => object.fetch(new Request(url, init)));
  env.FORGOTTEN = { idFromName: (name: string) => name, get: () => ({ fetch }) };
  const heard: string[] = [];
  const hear = async () => {
    vi.setSystemTime(Date.now() + 2000);
    await fetchForgotten(tag => void heard.push(tag));
    return heard.splice(0);
  };
  return { tell: (...tags: string[]) => sendForgotten(tags, Date.now()), hear, fetch };
}

test('an isolate hears each tag once, and what is told after hours in which nothing was', async () => {
  const { tell, hear } = await isolate();
  await tell('shops', 'shop:5');
  expect(await hear()).toEqual(['shops', 'shop:5']);
  expect(await hear()).toEqual([]);
  vi.setSystemTime(Date.now() + 7 * 3600_000);
  await tell('morning');
  expect(await hear()).toEqual(['morning']);
});

test('each of several that are told one after another is heard', async () => {
  const { tell, hear } = await isolate();
  for (const tag of ['shops', 'shop:5', 'shop:6']) await tell(tag);
  expect(await hear()).toEqual(['shops', 'shop:5', 'shop:6']);
});

test('an isolate asks once a second at most', async () => {
  const { hear, fetch } = await isolate();
  const { fetchForgotten } = await import('@/hosting/workerd/forgotten.mjs');
  await hear();
  for (let visit = 0; visit < 9; visit++) await fetchForgotten(() => {});
  expect(fetch).toHaveBeenCalledTimes(1);
  await hear();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what is told again late does not make its tag older', async () => {
  const { hear } = await isolate();
  const { fetchForgotten, sendForgotten } = await import('@/hosting/workerd/forgotten.mjs');
  const now = Date.now();
  await sendForgotten(['shops'], now);
  await sendForgotten(['shops'], now - 3000);
  const marks: [string, number][] = [];
  vi.setSystemTime(now + 2000);
  await fetchForgotten((tag, at) => void marks.push([tag, at]));
  expect(marks).toEqual([['shops', now]]);
  expect(await hear()).toEqual([]);
});

test('what cannot be told is told again, and fails where nobody has heard it for seconds', async () => {
  const { tell, hear, fetch } = await isolate();
  const away = async () => {
    throw new Error('Durable Object reset because its code was updated.');
  };
  fetch.mockImplementationOnce(away).mockImplementationOnce(away);
  const told = tell('shops');
  await vi.advanceTimersByTimeAsync(400);
  await told;
  expect(await hear()).toEqual(['shops']);
  fetch.mockImplementation(away);
  const failed = expect(tell('shop:5')).rejects.toThrow('reset');
  await vi.advanceTimersByTimeAsync(4000);
  await failed;
});
