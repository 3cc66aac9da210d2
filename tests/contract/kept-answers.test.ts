/** What is asked for once, and kept? */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listGallery } from '@/lib/shops/queries';
import { expectConsole } from '../unit/stubs/console.ts';
import { calls, catalog, openStorefront, sandbox } from './storefront/sandbox.ts';

beforeAll(openStorefront);
afterEach(() => sandbox.recovers());

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
