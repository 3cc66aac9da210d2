import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusesMethod } from '@/hosting/node/methods.mjs';

test.each([
  ['GET', 200],
  ['HEAD', 200],
  ['POST', 200],
  ['PUT', 405],
  ['PATCH', 405],
  ['DELETE', 405],
  ['OPTIONS', 405],
  ['TRACE', 405],
])('%s is answered %i', async (method, status) => {
  const answer = await asks(method, '/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined);
});

test.each([
  '/icons/none.png',
  '/icons/icon.svg?x',
  '//icons/none.png',
  'http://shop.test/icons/none.png',
  '/_next/static/chunks/none.js',
  '/_next/image?url=x',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/og/home',
  '/pictures/640/none.jpg',
])('nothing can be posted to %s', async path => {
  const answer = await asks('POST', path);
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect((await asks('GET', path)).statusCode).toBe(200);
});

test.each(['/', '/cart', '/de/checkout?x=/icons/none.png', '/api/cart', '/iconscope', '/sitemap-of-ours'])(
  'a form is posted to %s',
  async path => expect((await asks('POST', path)).statusCode).toBe(200),
);

async function asks(method: string, path: string): Promise<IncomingMessage> {
  const server = createServer((request, response) => {
    if (!refusesMethod(request, response)) response.end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, method, path, agent: false }, resolve).on('error', reject).end(),
  );
  answer.resume();
  server.close();
  return answer;
}

test('no route handler takes another method', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync('app/**/route.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const others = files.filter(file =>
    /export (const|(async )?function) (PUT|PATCH|DELETE|OPTIONS)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
