/** What does somebody read whose request the server has no time for? */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '@/hosting/node/refusal.mjs';
import german from '@/messages/de.json';

const server = createServer((request, response) => refuse(request, response, 5));
let site = '';

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const html = { accept: 'text/html' };

test('a page says so in its language, and comes again by itself', async () => {
  const answer = await fetch(`${site}/de/restaurants`, { headers: html });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page).toContain(german.errorPage.restarting);
  expect(page).toContain('http-equiv="refresh"');
  expect(page).not.toContain(german.errorPage.restartingForm);
});

test('after a form it stays, and says how to get back what was typed', async () => {
  const answer = await fetch(`${site}/de/checkout`, { method: 'POST', headers: html, body: 'note=no+onions' });
  const page = await answer.text();
  expect(page).toContain(`${german.errorPage.restarting} ${german.errorPage.restartingForm}`);
  expect(page).not.toContain('http-equiv="refresh"');
  expect(page).toContain('<style>');
});

test('a machine reads no page', async () => {
  const answer = await fetch(`${site}/api/cart`, { headers: { accept: 'application/json' } });
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});
