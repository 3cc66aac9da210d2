/** What a group's page says while it cannot go on: the time to choose is up, or the shop takes no orders. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFacts } from '@/lib/groups/owner-facts';
import { board, ownGroup, party, setsTheTable, shop } from './storefront/group.ts';
import { opens } from './storefront/pages.ts';
import { openStorefront, sandbox } from './storefront/sandbox.ts';
import { market } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(openStorefront);
beforeEach(setsTheTable);

const page = () => opens(`/group/${shop}`);

test('once the time is up, nobody is said to be choosing who may not', async () => {
  const { omar } = await party();
  expect(await page()).toContain('until you order');
  expect(await page()).toContain('Still choosing');
  await keepFacts(await ownGroup(), market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  for (const told of [await page(), await omar(page)]) {
    expect(told).toContain('The time to choose ended');
    expect(told).not.toContain('until you order');
    expect(told).not.toContain('Still choosing');
    // The owner alone may.
    expect(told?.match(/>Choosing</g)).toHaveLength(1);
  }
});

test('where an address is known, the fees do not wait for one', async () => {
  await party();
  expect((await board()).totals).not.toBeNull();
  await sandbox.control(`shops/${shop}`, { open: false });
  try {
    expect((await board()).totals).toBeNull();
    expect(await page()).not.toContain('once the delivery address is known');
  } finally {
    await sandbox.control(`shops/${shop}`, { open: true });
  }
});
