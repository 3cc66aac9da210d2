import { channel } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateETag } from 'next/dist/server/lib/etag';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument } from '@/hosting/document/finish-document.mjs';
import { keyOf } from '@/hosting/node/front/page-key.mjs';
import { answerReady, holdKeptPages } from '@/hosting/node/front/ready-pages.mjs';
import { isRenewal } from '@/hosting/node/front/renewal.mjs';
import { sendRaw } from '../../../../support/raw-visit.ts';

/** What the framework behind would answer, and how often it was asked. */
const behind = {
  asked: 0,
  body: '',
  state: 'HIT',
  status: 200,
  cookie: '',
  isInPieces: false,
  whileAnswering: () => {},
};
let server: Server;
let origin = '';
let page = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const isForVisitor = !isRenewal(request);
    const key = keyOf(request);
    if (isForVisitor && (await answerReady(request, response, key))) return;
    holdKeptPages(request, response, key, document => finishDocument(document, nothingJoined));
    behind.asked += 1;
    behind.whileAnswering();
    response.statusCode = behind.status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', '"one"');
    response.setHeader('x-nextjs-cache', behind.state);
    if (behind.cookie) response.setHeader('Set-Cookie', behind.cookie);
    if (!behind.isInPieces) return response.end(behind.body);
    for (const piece of behind.body.match(/.{1,7}/gs) ?? []) response.write(piece);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  page += 1;
  Object.assign(behind, {
    asked: 0,
    body: `<p>soup ${'noodles '.repeat(200)}</p>`,
    state: 'HIT',
    status: 200,
    cookie: '',
    isInPieces: false,
  });
});

const visit = (headers: Record<string, string> = {}, path = `/restaurants?${page}`) =>
  fetch(origin + path, { headers });

test('a kept page is asked for once, and comes back whole in every encoding', async () => {
  for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip']) {
    const answer = await visit({ 'accept-encoding': encoding });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(behind.body);
  }
  expect(behind.asked).toBe(1);
});

test('the encoding is the one that was asked for', async () => {
  await visit();
  expect((await visit({ 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  expect((await visit({ 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
  expect((await visit({ 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
  expect((await visit({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

test('a page made just now has the mark that it has when it is kept', async () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
  Object.assign(behind, { state: 'MISS', body: `<html><body>soup${script}</body></html>` });
  const made = await visit();
  const mark = made.headers.get('etag');
  expect(mark).not.toBe('"one"');
  expect(mark).toBe(generateETag(await made.text()));
});

test('who has the page already gets 304', async () => {
  const path = `/restaurants?${page}`;
  const asks = async (mark: string) => (await sendRaw(origin, { path, headers: [['if-none-match', mark]] })).status;
  await visit();
  expect(await asks('"one"')).toBe(304);
  expect(await asks('"zero", W/"one"')).toBe(304);
  expect(await asks('"other"')).toBe(200);
  expect(behind.asked).toBe(1);
});

describe('a page that is held', () => {
  /** Lets milliseconds pass for what is held. */
  const passes = (milliseconds: number) => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
    const since = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => since + milliseconds);
  };

  test('is renewed behind the answer, before it runs out', async () => {
    const [first] = [behind.body, await visit()];
    behind.body = '<p>stew</p>';
    passes(7000);
    expect(await (await visit()).text()).toBe(first);
    await expect.poll(() => behind.asked).toBe(2);
    await expect.poll(async () => (await visit()).text()).toBe('<p>stew</p>');
    expect(behind.asked).toBe(2);
  });

  test('is not answered any more once it has run out', async () => {
    await visit();
    passes(11_000);
    await visit();
    expect(behind.asked).toBe(2);
  });

  test('is soon asked for again when Next was just making it anew', async () => {
    behind.state = 'STALE';
    await visit();
    passes(3000);
    await visit();
    await expect.poll(() => behind.asked).toBe(2);
    passes(6000);
    await visit();
    expect(behind.asked).toBeGreaterThan(2);
  });

  test('is gone once anything was to be forgotten, and so is what was on its way', async () => {
    await visit();
    channel('doorstep:forgotten').publish('shops');
    await visit();
    expect(behind.asked).toBe(2);
    channel('doorstep:forgotten').publish('shops');
    behind.whileAnswering = () => channel('doorstep:forgotten').publish('shops');
    await visit();
    behind.whileAnswering = () => {};
    await visit();
    expect(behind.asked).toBe(4);
  });

  test('is not renewed by whoever guesses the secret', async () => {
    const [first] = [behind.body, await visit()];
    behind.body = '<p>stew</p>';
    expect(await (await visit({ 'x-doorstep-renewal': 'guessed' })).text()).toBe('<p>stew</p>');
    expect(await (await visit()).text()).toBe(first);
  });
});

test.each([
  ['another currency', { cookie: 'view=2_system_anywhere' }],
  ['another place', { cookie: 'view=base_system_41290x69220' }],
])('%s is another page', async (_, headers) => {
  await visit();
  await visit(headers);
  expect(behind.asked).toBe(2);
});

test('where a place, a language or another cookie changes nothing, it is the same page', async () => {
  const shop = `/shop/${page}`;
  await visit({}, shop);
  await visit({ cookie: 'view=base_system_41290x69220; locale=de; me=1' }, shop);
  expect(behind.asked).toBe(1);
});

test.each([
  ['names a cookie twice', { cookie: 'view=base_system_anywhere; a=1; a=2' }],
  ['asks for a preview', { cookie: '__prerender_bypass=1' }],
  ['is sent to another language', { cookie: 'locale=de' }, '/'],
  ['has a header of the framework', { 'next-router-prefetch': '1' }],
  ['has a header that nobody knows', { 'x-middleware-override-headers': 'cookie' }],
  ['ends a session', {}, '/restaurants?ended=abc'],
  ['is for the customer alone', {}, '/cart'],
  ['is for no page', {}, '/nowhere'],
])('what %s is answered, and not held', async (_, headers, path?: string) => {
  for (let visits = 0; visits < 3; visits++) await visit(headers, path);
  expect(behind.asked).toBe(3);
});

test('the theme changes nothing in the document', async () => {
  await visit({ cookie: 'view=base_dark_anywhere' });
  await visit({ cookie: 'a=b; view=base_light_anywhere' });
  expect(behind.asked).toBe(1);
});

test.each([
  ['what Next has just made and may not keep', { state: 'MISS' }],
  ['an error', { status: 500 }],
  ['a redirect', { status: 307 }],
  ['an answer that sets a cookie', { cookie: 'recent=soup' }],
])('%s is never held', async (_, answer) => {
  Object.assign(behind, answer);
  for (let visits = 0; visits < 3; visits++) await fetch(`${origin}/restaurants?${page}`, { redirect: 'manual' });
  expect(behind.asked).toBe(3);
});

test('flight data, actions, framework files and route handlers pass by', async () => {
  for (let visits = 0; visits < 2; visits++) {
    await visit({ rsc: '1' });
    await visit({ 'next-action': 'abc' });
    await visit({}, '/_next/static/a.html');
    await visit({}, '/api/here');
    await fetch(`${origin}/restaurants?${page}`, { method: 'POST' });
  }
  expect(behind.asked).toBe(10);
});

test('a page that comes in pieces is sent whole, its script behind the first paint', async () => {
  const tag = '<script src="/_next/static/chunks/a.js" async=""></script>';
  Object.assign(behind, { isInPieces: true, state: '', body: `<head>${tag}</head><body>Ünï £ soup</body>` });
  const document = await (await visit()).text();
  expect(document).toContain('Ünï £ soup');
  expect(document).toContain('(["/_next/static/chunks/a.js"],document)');
});

test('requests that name a page at great length do not fill the memory', async () => {
  const name = (word: string) => ({ 'x-forwarded-host': word.repeat(2000) });
  await visit(name('soup'));
  for (let row = 0; row < 40; row += 1)
    await Promise.all(
      Array.from({ length: 40 }, (_, seat) => visit(name('soup'), `/restaurants?${page}.${row}.${seat}`)),
    );
  const { asked } = behind;
  await visit(name('soup'));
  expect(behind.asked).toBe(asked + 1);
});
