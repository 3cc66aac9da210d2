/** What is asked for once, and kept? */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getShop, listGallery } from '@/lib/shops/queries';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { calls, catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.recovers();
});

test('that a shop has no gallery is an answer like any other; that nobody answers is none', async () => {
  const shops = await catalog.restaurants();
  const statuses = await Promise.all(
    shops.map(async ({ id }) => (await sandbox.request('GET', `/api/v1/rest/shops/${id}/galleries`)).status),
  );
  const plain = String(shops[statuses.indexOf(404)]?.id);
  const isAsked = () => calls.filter(path => path.includes(`shops/${plain}/galleries`)).length;

  await sandbox.fails('status', '**', { status: 500 });
  expect(await listGallery(plain)).toEqual({ ok: false, why: 'offline' });
  expectConsole('warn', /status 500/);
  await sandbox.recovers();
  expect(await listGallery(plain)).toEqual({ ok: true, value: [] });
  expect(await listGallery(plain)).toEqual({ ok: true, value: [] });
  expect(isAsked()).toBe(2);
});

test('what the API says is gone, or refuses, is not shown as it was; what it does not answer is', async () => {
  const [shop] = await catalog.restaurants();
  const id = String(shop?.id);
  const path = `rest/shops/${id}`;
  expect(await getShop(id, market)).toMatchObject({ ok: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  const answers = async (kind: 'status' | 'html', more: { status: number; code?: string }) => {
    await sandbox.fails(kind, path, more);
    const { ok } = await getShop(id, market);
    await sandbox.recovers();
    return ok;
  };
  expect(await answers('status', { status: 500 })).toBe(true);
  expect(await answers('status', { status: 400, code: 'ERROR_415' })).toBe(true);
  expect(await answers('html', { status: 404 })).toBe(true);
  expect(await answers('status', { status: 404 })).toBe(false);
  expect(await answers('status', { status: 400 })).toBe(false);
  expect(await getShop(id, market)).toMatchObject({ ok: true });
  forgetConsole();
});
