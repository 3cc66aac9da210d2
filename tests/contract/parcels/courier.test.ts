/** A parcel on its way: how far its courier has come, in words and on the map. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { opensPage } from '../storefront/pages.ts';
import { sendsParcel, speaks } from '../storefront/parcels.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(() => {
  vi.stubEnv('TILES_URL', `${origin}/maps/tiles/{z}/{x}/{y}.png`);
  openStorefront();
});
beforeEach(async () => {
  speaks('R2');
  await newCustomer();
});

test('the distance to its destination is said while it is on its way, beside the map', async () => {
  const id = await sendsParcel('cash');
  await sandbox.control(`parcels/${id}/status`, { status: 'ready' });
  const waiting = await opensPage(`/parcels/${id}`);
  expect(waiting).toContain('carries your parcel');
  expect(waiting).not.toContain('Show on the map');
  await sandbox.control(`parcels/${id}/status`, { status: 'on_a_way' });
  const page = await opensPage(`/parcels/${id}`);
  expect(page).toMatch(/is 2\skm from the destination/);
  expect(page).toContain('Show on the map');
  await sandbox.control(`parcels/${id}/status`, { status: 'delivered' });
  expect(await opensPage(`/parcels/${id}`)).not.toContain('Show on the map');
});
