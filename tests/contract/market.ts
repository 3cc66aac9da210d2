/** The whole sandbox in memory behind the storefront's own client: what is tested is every call with its real query. */

import { vi } from 'vitest';
import { createApp } from '../../sandbox/app.ts';
import { createClock } from '../../sandbox/clock.ts';
import { openStore } from '../../sandbox/database/store.ts';
import { loadTown } from '../../sandbox/seed/profiles.ts';
import { seedDatabase } from '../../sandbox/seed-database/seed-database.ts';

export const origin = 'http://sandbox.test';

/** Answers the paths that were asked for, as they are asked. */
export async function openMarket(): Promise<string[]> {
  vi.stubEnv('API_URL', origin);
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('GEOCODE_URL', `${origin}/maps/geocode`);
  const store = openStore(':memory:');
  const clock = createClock();
  const town = await loadTown('town');
  seedDatabase(store, town, clock.now());
  const app = createApp({ store, clock, town });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(address.slice(origin.length));
    return app.request(address, init);
  });
  return asked;
}
