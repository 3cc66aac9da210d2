/** What the check says of an API that sends whole lists where a page was asked for. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '@/hosting/check-api/ask.ts';
import { read } from '@/hosting/check-api/read.ts';
import { pageEnvelope } from '@/lib/api/envelopes';

const row = read('rest/shops/paginate', 'home', pageEnvelope(z.number()), { query: { perPage: 12 }, isWhole: true });

function found(items: number) {
  const meta = { current_page: 1, last_page: 1, total: items };
  const api = { origin: 'http://shop.test', lang: 'en', revision: 'R1', patience: 16_000 } as const;
  return ask({ ...api, fetch: async () => Response.json({ data: Array(items).fill(0), meta }) }, row, {});
}

test('a page as long as it was asked for is good', async () => {
  expect(await found(12)).toMatchObject({ verdict: 'good', wrong: [] });
});

const leads = 'perPage is ignored: each page reads the whole list, and none shows it once it is too large';

test.each([
  [200, 'suffers', '200 items where 12 were asked for'],
  [10_001, 'breaks', '10001 items where 12 were asked for'],
  [500_001, 'breaks', 'it has more than 500000 values where 12 items were asked for'],
  [9_000_000, 'breaks', 'no connection, or no whole answer (more than 16777216 bytes) where 12 items were asked for'],
] as const)('a list of %i items in place of twelve: %s', async (items, verdict, words) => {
  const finding = await found(items);
  expect([finding.verdict, finding.wrong.at(-1)]).toEqual([verdict, `${words}; ${leads}`]);
});
