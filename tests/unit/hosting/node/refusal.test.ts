/** What does somebody read whose request the server has no time for? */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse, refuseTooMany, refuseUnknownForm } from '@/hosting/node/refusal.mjs';
import { securityHeaders } from '@/lib/security-headers.mjs';
import arabic from '@/messages/ar.json';
import german from '@/messages/de.json';
import english from '@/messages/en.json';

const server = createServer((request, response) => {
  if (request.headers.cookie === 'many') refuseTooMany(request, response, 7);
  else if (request.headers.cookie === 'unknown') refuseUnknownForm(request, response);
  else refuse(request, response, 5);
});
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
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('<html lang="de" dir="ltr">');
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

test('who asks for more than their share is told so, from right to left where that is how they read', async () => {
  const answer = await fetch(`${site}/ar/search?q=x`, { headers: { ...html, cookie: 'many' } });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(arabic.refused.tooMany);
  expect(page).toContain('<meta http-equiv="refresh" content="7">');
});

test.each(['many', 'unknown', ''])('the page (%j) is protected like any other', async cookie => {
  const { headers } = await fetch(site, { headers: { ...html, cookie } });
  for (const [name, value] of securityHeaders({ isDevelopment: false })) expect(headers.get(name), name).toBe(value);
});

test('a form of another build is told nothing of coming again', async () => {
  const asked = { method: 'POST', headers: { ...html, cookie: 'unknown' }, body: 'note=no+onions' };
  const answer = await fetch(`${site}/checkout`, asked);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, null]);
  expect(page).toContain(`<p>${english.errorPage.crash}</p>`);
});

test('a machine reads no page', async () => {
  const changed = await fetch(`${site}/api/cart`, { method: 'DELETE', headers: html });
  expect([changed.status, await changed.text()]).toEqual([503, '']);
  const answer = await fetch(`${site}/api/cart`, { headers: { accept: 'application/json' } });
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});
