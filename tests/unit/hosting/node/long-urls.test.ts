import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { refusesUrl } from '@/hosting/node/long-urls.mjs';

test.each([
  ['a filter', `/restaurants?${'take=7&'.repeat(100)}`, 200],
  ['the way back from a provider', `/api/sign-in/google/callback?code=${'x'.repeat(2000)}`, 200],
  ['thousands of parameters', `/restaurants?${'a&'.repeat(3000)}`, 414],
  ['more than a page could mean', `/search?q=${'x'.repeat(9000)}`, 414],
])('%s', async (_, url, status) => {
  const server = createServer((request, response) => {
    if (!refusesUrl(request, response)) response.end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { connection: 'close' } });
  server.close();
  expect(answer.status).toBe(status);
});
