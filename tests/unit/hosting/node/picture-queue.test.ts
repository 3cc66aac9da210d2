import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from '@/hosting/node/picture-queue.mjs';

/** Pictures that are being made, in the order they were begun. */
const making: { address: string; response: ServerResponse }[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    inTurn(request, response, () => {
      if (request.url === '/page') return response.end('page');
      making.push({ address: request.url ?? '', response });
    });
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('four pictures at a time, pages at once, and nobody waits for a picture that is not wanted any more', async () => {
  const gone = new AbortController();
  const asks = (number: number) => fetch(`${origin}/pictures/${number}`, number === 5 ? { signal: gone.signal } : {});
  const asked = [1, 2, 3, 4].map(asks);
  await expect.poll(() => making.length).toBe(4);
  asked.push(...[5, 6, 7].map(asks));
  asked[4]?.catch(() => {});
  expect(await (await fetch(`${origin}/page`)).text()).toBe('page');
  // All of them have arrived, and the one that was given up is known to be.
  await new Promise(resolve => setTimeout(resolve, 50));
  gone.abort();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(making).toHaveLength(4);

  making[0]?.response.end('made');
  await expect.poll(() => making.length).toBe(5);
  expect(making.map(({ address }) => address)).not.toContain('/pictures/5');
  for (let next = 1; next < 6; next += 1) {
    await expect.poll(() => making.length).toBeGreaterThan(next);
    making[next]?.response.end('made');
  }
  const answers = await Promise.allSettled(asked.map(async answer => (await answer).text()));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
