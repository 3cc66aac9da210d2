/** Is a held answer byte for byte what the same request gets unheld? Next is played by the real middleware. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument } from '@/hosting/document/finish-document.mjs';
import { documentKeyOf, keyOf } from '@/hosting/node/front/page-key.mjs';
import { answerReady, holdKeptPages } from '@/hosting/node/front/ready-pages.mjs';
import { middleware } from '@/middleware';
import { oddVisits, routerVisits } from '../../../../support/odd-visits.ts';
import { type RawAnswer, sendRaw } from '../../../../support/raw-visit.ts';

let server: Server;
let origin = '';
let heldAnswers = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const key = keyOf(request);
    if (await answerReady(request, response, key)) {
      heldAnswers += 1;
      return;
    }
    holdKeptPages(request, response, key, document => finishDocument(document, nothingJoined));
    await answerAsNext(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());
// One proxy in front says the scheme, and with it the names of the cookies.
beforeEach(() => void vi.stubEnv('PROXIES', '1'));

test.each([1, 2, 3, 4])(
  'a held answer is what the same request gets unheld, seed %d',
  async seed => {
    heldAnswers = 0;
    for (const visit of oddVisits(seed, 200)) {
      const answer = await sendRaw(origin, visit);
      // The same request with a header that no key knows.
      const unheld = await sendRaw(origin, { ...visit, headers: [...visit.headers, ['x-unheld', '1']] });
      expect(facts(answer), JSON.stringify(visit)).toEqual(facts(unheld));
    }
    expect(heldAnswers).toBeGreaterThan(20);
  },
  // Eight hundred requests one after the other, on a machine that may be busy with more.
  120_000,
);

const keyWith = (sent: Record<string, string>) =>
  keyOf({ method: 'GET', url: '/restaurants', headers: { host: 'x', ...sent } } as unknown as IncomingMessage);

test('over https the cookies of this very host count, and no others', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const anywhere = keyWith(https);
  expect(anywhere).not.toBeNull();
  expect(keyWith({ ...https, cookie: 'view=base_system_41290x69220' })).toBe(anywhere);
  expect(keyWith({ ...https, cookie: '__Host-view=base_system_41290x69220' })).not.toBe(anywhere);
  expect(keyWith({ cookie: '__Host-view=base_system_41290x69220' })).toBe(keyWith({}));
});

test('a visitor whose session has expired is answered by the middleware, which forgets them', () => {
  expect(keyWith({ cookie: 'me=1.3' })).toBeNull();
  expect(keyWith({ cookie: 'me=1.3; session=x' })).not.toBeNull();
  expect(keyWith({ cookie: 'me=0.3' })).not.toBeNull();
});

test('a browser that is to withdraw somebody else’s push subscription is told so by the middleware', () => {
  expect(keyWith({ cookie: 'others-push=1' })).toBeNull();
});

test('what the router asks for is answered from what is held, whatever page it is asked from', async () => {
  for (const { mark, headers } of routerVisits) {
    const asks = (extra: [string, string][] = []) =>
      sendRaw(origin, { path: `/restaurants?_rsc=${mark}`, headers: [...headers, ...extra] });
    const first = await asks([['x-unheld', '1']]);
    expect(first.body).toMatch(/^flight/);
    expect(await asks()).toMatchObject({ status: 200, body: first.body });
    heldAnswers = 0;
    expect(await asks()).toMatchObject({ status: 200, body: first.body });
    expect(heldAnswers).toBe(1);
  }
});

const [place, page] = routerVisits;

/** What the router asks for first, ended by this mark. */
const keyOfPlace = (mark = '') =>
  keyOf({
    method: 'GET',
    url: `/restaurants?_rsc=${mark}`,
    headers: { host: 'x', ...Object.fromEntries(place?.headers ?? []) },
  } as unknown as IncomingMessage);

test('data without the layouts that the visitor has is held beside the whole', async () => {
  const keyFrom = async (locale: string, group: string) => {
    const headers = Object.fromEntries(page?.headers ?? []) as Record<string, string>;
    const tree = headers['next-router-state-tree'] ?? '';
    headers['next-router-state-tree'] = tree.replace('(market)', group).replace('%22en%22', `%22${locale}%22`);
    const url = `/restaurants?_rsc=${await hashOf(headers)}`;
    return keyOf({ method: 'GET', url, headers: { host: 'x', ...headers } } as unknown as IncomingMessage);
  };
  const whole = await keyFrom('en', 'help');
  expect(whole).not.toBeNull();
  expect(await keyFrom('en', '(auth)')).toBe(whole);
  expect(await keyFrom('de', '(market)')).toBe(whole);
  const lean = await keyFrom('en', '(market)');
  expect(lean).not.toBeNull();
  expect(lean).not.toBe(whole);
});

test('a mark that is not that of its headers is Next’s to refuse', () => {
  expect(keyOfPlace(place?.mark)).not.toBeNull();
  expect(keyOfPlace(page?.mark)).toBeNull();
  expect(keyOfPlace()).toBeNull();
  expect(keyWith({ rsc: '1' })).toBeNull();
});

test('what the router asks for is known by its document’s key as well', () => {
  const key = keyOfPlace(place?.mark) ?? '';
  expect(key).not.toBe(keyWith({}));
  expect(documentKeyOf(key)).toBe(keyWith({}));
  expect(documentKeyOf(keyWith({}) ?? '')).toBe(keyWith({}));
});

/** How the body travels, and when, are no part of what is answered. */
const framing = ['date', 'connection', 'content-length', 'content-encoding', 'transfer-encoding'];

function facts({ status, headers, body }: RawAnswer) {
  const sent = Object.entries(headers).filter(([name]) => !framing.includes(name));
  // A cookie's Max-Age says the same as Expires, which differs where a second begins between two answers.
  return { status, body, headers: JSON.stringify(sent).replaceAll(/; expires=[^;"]*/gi, '') };
}

/** What Next does around the middleware, as far as a document depends on it. */
async function answerAsNext(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path !== '/' && /\/$|\/\//.test(path)) return response.writeHead(308, { location: '/' }).end();
  const asked = new NextRequest(new URL(request.url ?? '/', 'http://localhost'), {
    headers: request.headers as Record<string, string>,
  });
  const decided = await middleware(asked);
  for (const [name, value] of decided.headers) if (!name.startsWith('x-middleware-')) response.setHeader(name, value);
  const inner = decided.headers.get('x-middleware-rewrite');
  if (inner === null) return response.writeHead(decided.status).end();
  const isFlight = request.headers.rsc === '1';
  const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = request.headers;
  if (isFlight && asked.nextUrl.searchParams.get('_rsc') !== (await hashOf(request.headers)))
    return response.writeHead(307, { location: '/' }).end();
  response.setHeader('content-type', isFlight ? 'text/x-component' : 'text/html; charset=utf-8');
  response.setHeader('x-nextjs-cache', inner.endsWith('/404') ? 'MISS' : 'HIT');
  response.setHeader('etag', `"${inner}"`);
  return response
    .writeHead(200)
    .end(
      `${isFlight ? `flight ${prefetch} ${segment}` : '<p>document'} of ${inner} for ${request.headers.range ?? 'all'}`,
    );
}

/** By Next's own hand. */
function hashOf(headers: IncomingMessage['headers']): Promise<string> {
  const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = headers;
  const isKnown = prefetch === '1' || prefetch === '2' || prefetch === '3';
  return computeCacheBustingSearchParam(
    isKnown ? prefetch : undefined,
    segment as string | undefined,
    headers['next-router-state-tree'] as string | undefined,
    headers['next-url'] as string | undefined,
  );
}
