/** Does the address field learn that nobody could look, or that nothing was found? */
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/addresses/route';
import { expectConsole } from '../../../stubs/console.ts';

let maps: () => Response;

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('GEOCODE_URL', 'http://maps.example/geocode');
  vi.stubGlobal('fetch', async () => maps());
});

const ask = (words: string) => GET(new NextRequest(`http://d.test/api/addresses?q=${words}`));

test('words that match no address find none', async () => {
  maps = () => Response.json({ status: 'ZERO_RESULTS', results: [] });
  const answer = await ask('nowhere');
  expect([answer.status, await answer.json()]).toEqual([200, { found: [] }]);
});

test('while the maps service is away, nothing is said to have been looked for', async () => {
  maps = () => new Response(null, { status: 500 });
  expect((await ask('lantern')).status).toBe(503);
  expectConsole('warn', /^Maps: /);
});
