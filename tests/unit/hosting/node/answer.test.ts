import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareAnswers } from '@/hosting/node/answer.mjs';

/** Any server of this process, as `next start` makes one. */
let server: Server;
let origin = '';
/** Other files of this thread have servers too. */
let stop: () => void;

const page = `<html><body>${'soup '.repeat(500)}<script src="/_next/static/chunks/a.js" async=""></script></body></html>`;

const whole = (words: string) => `"h":1,"d":{"r":"${words}","p":false,"v":null}`;
/** A kept page's data for the router, with the layouts of the market. */
const pageTurn = [
  `9:[["children",{"s":"shop",${whole('a menu')}}]]`,
  `8:[["children",{"s":"(market)",${whole('a header')},"c":"$Q9"}]]`,
  `7:[["children",{"s":{"n":"currency","t":"d","k":"base","s":[]},${whole('')},"c":"$Q8"}]]`,
  `6:[["children",{"s":{"n":"locale","t":"d","k":"en","s":[]},${whole('')},"c":"$Q7"}]]`,
  `0:{"b":"build","t":{"t":{"s":"",${whole('')},"c":"$Q6"}}}\n`,
].join('\n');

beforeAll(async () => {
  stop = prepareAnswers();
  server = createServer((request, response) => {
    const isText = request.url === '/text';
    response.setHeader('Content-Type', isText ? 'text/plain' : 'text/html; charset=utf-8');
    // As Next does with a page that it does not keep, and with nothing else; it sets no header afterwards.
    if (request.url === '/own') {
      response.flushHeaders();
      const { setHeader } = response;
      response.setHeader = (...header) => (response.headersSent ? response : setHeader.apply(response, header));
    }
    if (request.url?.startsWith('/kept')) {
      response.setHeader('Cache-Control', `s-maxage=${request.url.slice(5)}, stale-while-revalidate=49`);
      if (request.headers.rsc === '1') response.setHeader('Content-Type', 'text/x-component');
    }
    if (request.url === '/turn') {
      // Next takes it away while it answers.
      delete request.headers['next-router-state-tree'];
      response.setHeader('Content-Type', 'text/x-component');
      response.setHeader('x-nextjs-cache', 'HIT');
      return response.end(pageTurn);
    }
    if (request.url === '/headed') response.writeHead(200);
    if (request.url === '/words') return response.end('<p>Soup</p>');
    for (const piece of page.match(/.{1,500}/gs) ?? []) response.write(piece);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  stop();
  server.close();
});

test('a document is finished whoever serves it, and anything else is left as it is', async () => {
  const document = await (await fetch(`${origin}/page`)).text();
  expect(document).toContain('<script type="later"');
  expect(document.match(/<\/body>/g)).toHaveLength(1);
  expect(await (await fetch(`${origin}/text`)).text()).toBe(page);
});

test('the page that answers a form without script is finished, what a server action answers is not touched', async () => {
  const posted = async (headers = {}) => (await fetch(`${origin}/page`, { method: 'POST', headers })).text();
  expect(await posted()).toContain('<script type="later"');
  expect(await posted({ 'next-action': '7f52' })).toBe(page);
});

test('a page turn brings no layouts that the visitor has', async () => {
  const group = ['(market)', { children: ['shop', {}] }];
  const currency = [['currency', 'base', 'd', null], { children: group }];
  const state = ['', { children: [['locale', 'en', 'd', null], { children: currency }] }];
  const turn = async (headers = {}) => (await fetch(`${origin}/turn`, { headers: { rsc: '1', ...headers } })).text();
  expect(await turn()).toBe(pageTurn);
  const lean = await turn({ 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) });
  expect(lean).toContain('a menu');
  expect(lean).not.toContain('a header');
});

test('a document is compressed as the visitor takes it', async () => {
  const encodings = async (accepted: string) =>
    (await fetch(`${origin}/page`, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encodings('gzip')).toBe('gzip');
  expect(await encodings('gzip, deflate, br, zstd')).toBe('zstd');
  expect(await encodings('gzip, zstd;q=0')).toBe('gzip');
  expect(await encodings('identity')).toBeNull();
});

test.each(['/page', '/own'])('what is compressed at once is the same document: %s', async path => {
  const headers = { 'accept-encoding': 'zstd' };
  const { body, head } = await new Promise<{ body: Buffer; head: IncomingHttpHeaders }>((resolve, reject) => {
    get(`${origin}${path}`, { headers }, async answer => {
      resolve({ body: Buffer.concat(await answer.toArray()), head: answer.headers });
    }).on('error', reject);
  });
  expect(head).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' });
  expect(zstdDecompressSync(body).toString()).toBe(await (await fetch(`${origin}/page`)).text());
});

test('one whose head is written already arrives whole, and is not compressed', async () => {
  const answer = await fetch(`${origin}/headed`, { headers: { 'accept-encoding': 'zstd' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toContain('<script type="later"');
});

test('a few words are not compressed', async () => {
  const { headers } = await fetch(`${origin}/words`, { headers: { 'accept-encoding': 'zstd' } });
  expect(headers.get('content-encoding')).toBeNull();
});

test.each([
  ['/', 'br'],
  ['/', 'gzip'],
  ['/', 'zstd'],
  ['/', 'identity'],
  ['/robots.txt', 'identity'],
])('one that has begun arrives though its process is killed: %s, %s', async (path, accepted) => {
  const child = spawn(process.execPath, ['tests/unit/stubs/document-server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const { port } = JSON.parse(String(line));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': accepted } }, resolve).on('error', reject);
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await answer.toArray();
  expect(answer.complete).toBe(true);
});

test('what Next does not keep is kept by no cache on the way', async () => {
  const kept = async (path: string, headers = {}) =>
    (await fetch(`${origin}${path}`, { headers })).headers.get('cache-control');
  expect(await kept('/kept1')).toBe('private, no-store');
  expect(await kept('/kept1', { rsc: '1', 'accept-encoding': 'gzip' })).toBe('private, no-store');
  for (const seconds of [10, 30]) {
    const said = `s-maxage=${seconds}, stale-while-revalidate=49`;
    expect(await kept(`/kept${seconds}`)).toBe(said);
  }
  expect(await kept('/page')).toBeNull();
});
