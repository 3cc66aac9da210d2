/** The thread that receives visitors, over a server of the test's own in the place of the one that makes pages. */
import { spawnSync } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forwardedFrom } from '@/hosting/node/front/forward.mjs';
import { openFront } from '@/hosting/node/front/front.mjs';
import { freePort } from '../../../../support/free-port.ts';
import { expectConsole } from '../../../stubs/console.ts';

const secret = 'a secret';
let answer: RequestListener;
/** Of the newest request, as the front tells it. */
let sender: string | null;
let pages: Server;
let front: ReturnType<typeof openFront>;
let origin = '';

beforeEach(async () => {
  // Where pictures come from: the thread in front knows them by it.
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('PROXIES', '1');
  answer = (_, response) => response.end('made');
  pages = createServer({ maxHeaderSize: 98_304 }, (request, response) => {
    sender = forwardedFrom(request, secret);
    if (sender === null) request.destroy();
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const port = await freePort();
  const { port: pagesPort } = pages.address() as AddressInfo;
  front = openFront({ port, host: '127.0.0.1', output: 'no-such-build', pages: { port: pagesPort, secret } });
  await front.isOpen;
  origin = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  await front.end();
  pages.closeAllConnections();
  pages.close();
});

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';

/** A page that Next keeps. */
const kept: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('etag', '"one"');
  response.setHeader('x-nextjs-cache', 'HIT').end(`<html><body>soup${script}</body></html>`);
};

test('nobody hears where a request led to inside, and a picture is passed on once', async () => {
  let asked = 0;
  answer = (_, response) => {
    asked += 1;
    response.setHeader('x-middleware-rewrite', '/_next/image?url=http://api.test/images/soup.webp');
    response.setHeader('content-type', 'image/webp').setHeader('x-nextjs-cache', 'HIT').setHeader('content-length', 4);
    response.end('soup');
  };
  for (const _ of [1, 2]) {
    const answered = await fetch(`${origin}/pictures/360/images/soup.webp`);
    expect([await answered.text(), answered.headers.get('content-type')]).toEqual(['soup', 'image/webp']);
    expect([...answered.headers.keys()].filter(name => name.startsWith('x-middleware-'))).toEqual([]);
  }
  expect(asked).toBe(1);
});

test('all cookies of a customer arrive, and so do those of an answer', async () => {
  const cookies = Array.from({ length: 20 }, (_, index) => `c${index}=${'x'.repeat(3900)}`);
  let seen = '';
  answer = ({ headers }, response) => {
    seen = headers.cookie ?? '';
    response.setHeader('set-cookie', cookies.slice(0, 8)).end('made');
  };
  const asked = request(`${origin}/cart`, { headers: { cookie: cookies.join('; ') }, maxHeaderSize: 98_304 }).end();
  const [answered] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answered.statusCode, await text(answered)]).toEqual([200, 'made']);
  expect(seen).toBe(cookies.join('; '));
  expect(answered.headers['set-cookie']).toHaveLength(8);
});

test('a form arrives as it was sent, with its sender behind those who passed it on', async () => {
  let seen: object = {};
  answer = async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, type: headers['content-type'], senders: headers['x-forwarded-for'], host: headers.host };
    seen = {
      ...seen,
      text: await text(request),
      names: Object.keys(headers).filter(name => name.includes('doorstep')),
    };
    response.writeHead(303, { location: '/orders', 'set-cookie': ['a=1', 'b=2'] }).end();
  };
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': '198.51.100.7', 'x-doorstep-front': 'guessed' };
  const sent = { method: 'POST', body: 'soup '.repeat(50_000), headers, redirect: 'manual' } as const;
  const answered = await fetch(`${origin}/checkout?shop=18`, sent);
  expect([answered.status, answered.headers.get('location'), answered.headers.getSetCookie()]).toEqual([
    303,
    '/orders',
    ['a=1', 'b=2'],
  ]);
  expect(seen).toEqual({
    method: 'POST',
    url: '/checkout?shop=18',
    type: 'text/plain',
    senders: '198.51.100.7, 127.0.0.1',
    host: new URL(origin).host,
    text: sent.body,
    names: [],
  });
  expect(sender).toBe('198.51.100.7');
  await fetch(`${origin}/checkout`, { redirect: 'manual' });
  expect(sender).toBe('');
});

test('the page that a form leads to, which Next asks for itself, has the senders of the form and counts for nobody', async () => {
  let senders: unknown;
  answer = ({ headers }, response) => {
    senders = headers['x-forwarded-for'];
    response.end('made');
  };
  const sent = { 'x-forwarded-for': '198.51.100.7, 10.0.0.2', 'x-doorstep-front': secret };
  await (await fetch(`${origin}/wallet`, { headers: sent })).text();
  expect([senders, sender]).toEqual([sent['x-forwarded-for'], 'inside']);
});

test('a check over HTTP/1.0, which needs no Host, is answered', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /api/ready HTTP/1.0\r\n\r\n');
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
});

test('who does not know the secret is not answered where pages are made', async () => {
  const { port } = pages.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-doorstep-front': 'guessed' } })).rejects.toThrow();
});

test('what is held is answered while the thread that makes pages is busy', async () => {
  answer = kept;
  await (await fetch(`${origin}/restaurants`)).text();
  // This thread waits for the other process and does nothing else.
  const visit = `fetch('${origin}/restaurants', { signal: AbortSignal.timeout(10_000) }).then(page => page.text()).then(console.log)`;
  const { stdout } = spawnSync(process.execPath, ['-e', visit], { encoding: 'utf8' });
  expect(stdout).toContain('soup');
  expect(stdout).toContain('(["/_next/static/chunks/a.js"],document)');
});

test('nothing is held of what is forgotten where pages are made', async () => {
  answer = kept;
  await (await fetch(`${origin}/restaurants`)).text();
  answer = (_, response) => response.setHeader('content-type', 'text/html').end('stew');
  channel('doorstep:forgotten').publish('shops');
  await expect.poll(async () => (await fetch(`${origin}/restaurants`)).text()).toContain('stew');
});

test('what is answered in front is told of', async () => {
  const told = vi.fn();
  channel('doorstep:answered').subscribe(told);
  answer = kept;
  const id = '7c0ffee0-1234-4abc-9def-001122334455';
  for (let visits = 0; visits < 2; visits += 1)
    await (await fetch(`${origin}/restaurants`, { headers: { 'x-request-id': id } })).text();
  await fetch(origin, { method: 'PUT' });
  await expect
    .poll(() => told.mock.calls.map(([{ url, status, isHeld }]) => [url, status, isHeld]))
    .toEqual([
      ['/restaurants', 200, true],
      ['/', 405, false],
    ]);
  expect(told.mock.calls[0]?.[0].id).toBe(id);
  channel('doorstep:answered').unsubscribe(told);
});

test('what it says is said where the log hears it', async () => {
  const port = Number(new URL(origin).port);
  const late = openFront({ port, host: '127.0.0.1', output: 'no-such-build', pages: { port, secret } });
  await late.hasFailed;
  await vi.waitFor(() =>
    expectConsole('error', /^The storefront cannot listen at 127\.0\.0\.1, port \d+: .*EADDRINUSE/),
  );
  await late.end();
});

test('who leaves is not waited for', async () => {
  const left = Promise.withResolvers<void>();
  const leaving = new AbortController();
  answer = (_, response) => {
    response.once('close', left.resolve);
    leaving.abort();
  };
  await expect(fetch(`${origin}/cart`, { signal: leaving.signal })).rejects.toThrow();
  await left.promise;
});

test('an answer that breaks off breaks off, and one that never began says when to come again', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half');
    setTimeout(() => response.destroy(), 50);
  };
  await expect(fetch(`${origin}/api/cart`).then(answered => answered.text())).rejects.toThrow();
  answer = request => request.destroy();
  const answered = await fetch(`${origin}/api/cart`);
  expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '5']);
});

test('an answer before the whole form was read stands', async () => {
  answer = (_, response) => response.writeHead(413).end('too much');
  const answered = await fetch(`${origin}/support`, { method: 'POST', body: 'x'.repeat(20_000_000) });
  expect([answered.status, await answered.text()]).toEqual([413, 'too much']);
});

test('who was answered before the whole form was read goes on over the same connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statusOf = async (method: string, body: string) => {
    const sent = request(`${origin}/support`, { agent, method, signal: AbortSignal.timeout(10_000) }).end(body);
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    await text(answered);
    return answered.statusCode;
  };
  for (let posts = 0; posts < 3; posts += 1) {
    answer = (_, response) => response.writeHead(413).end('too much');
    expect(await statusOf('POST', 'x'.repeat(5_000_000))).toBe(413);
    answer = (_, response) => response.end('made');
    expect(await statusOf('GET', '')).toBe(200);
  }
  agent.destroy();
});

test('thousands of requests in one packet close their connection', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').resume();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
  await once(socket, 'close');
});

test('documents of the cache are finished, each for whoever keeps it', async () => {
  const pieces = Array.from({ length: 20 }, (_, index) => `<html><body>soup ${index}${script}</body></html>`);
  const finished = await Promise.all(pieces.map(piece => front.finishKept(piece)));
  for (const [index, document] of finished.entries()) {
    expect(document).toContain(`soup ${index}<`);
    expect(document).toContain('(["/_next/static/chunks/a.js"],document)');
  }
  // What is finished already is answered before what was sent ahead of it.
  const [known = ''] = finished;
  const stew = front.finishKept(`<html><body>stew${script}</body></html>`);
  expect(await Promise.all([stew, front.finishKept(known)])).toEqual([expect.stringContaining('stew'), known]);
});
