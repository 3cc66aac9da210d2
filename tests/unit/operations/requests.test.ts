import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { followRequests, isUnreadable, type RequestReport, requestId } from '@/lib/operations/requests';
import { reportAction } from '@/lib/telemetry';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The requests of one server, as they end. */
async function told(answer: RequestListener) {
  const requests: RequestReport[] = [];
  const { server, origin } = await serve(answer);
  followRequests(
    request => requests.push(request),
    one => one === server,
  );
  return { requests, origin };
}

const ends = (requests: RequestReport[], count = 1) => expect.poll(() => requests.length).toBe(count);

test('each request is told of once it has ended, with what Next says of its page', async () => {
  const { requests, origin } = await told((_, response) => response.setHeader('x-nextjs-cache', 'HIT').end('x'));
  await fetch(`${origin}/de/restaurant/75?q=nora`);
  await ends(requests);
  expect(requests).toMatchObject([
    { method: 'GET', route: '/de/restaurant/{id}', kind: 'page', status: 200, from: 'kept' },
  ]);
});

test('everything that is done for it knows its id, which a proxy may give', async () => {
  const seen: (string | undefined)[] = [];
  const { requests, origin } = await told(async (request, response) => {
    await new Promise(resolve => setTimeout(resolve));
    seen.push(requestId(), String(request.headers['x-request-id']));
    response.end();
  });
  const id = '7c0ffee0-1234-4abc-9def-001122334455';
  await fetch(origin, { headers: { 'X-Request-Id': id } });
  await fetch(origin, { headers: { 'X-Request-Id': 'nora@doorstep.test' } });
  await ends(requests, 2);
  expect(seen.slice(0, 2)).toEqual([id, id]);
  expect(requests.map(request => request.id)).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(seen[2]).toBe(requests[1]?.id);
});

test.each([
  ['by script', { 'Next-Action': 'a1' }, 'action'],
  ['without script', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'render'],
])('what throws before its action is called was posted by no form of ours: %s', async (_, headers, kind) => {
  const seen: boolean[] = [];
  const look = (of: string) => seen.push(isUnreadable({ kind: of, digest: undefined, route: '/' }));
  const { requests, origin } = await told(async (_request, response) => {
    look(kind);
    look('route');
    await new Promise(resolve => setTimeout(resolve));
    reportAction();
    look(kind);
    response.end();
  });
  await fetch(origin, { method: 'POST', headers, body: 'x' });
  expect(seen.splice(0)).toEqual([true, false, false]);
  await fetch(origin, { method: 'GET' });
  expect(seen).toEqual([false, false, false]);
  await ends(requests, 2);
});

test('a visitor who leaves is told of without a status', async () => {
  const leaving = new AbortController();
  const { requests, origin } = await told(() => leaving.abort());
  const left = fetch(`${origin}/api/cart`, { signal: leaving.signal });
  await expect(left).rejects.toThrow();
  await ends(requests);
  expect(requests).toMatchObject([{ kind: 'call', status: undefined }]);
});

test('files and pictures are told of by their folder', async () => {
  const { requests, origin } = await told((_, response) => response.end());
  const paths = ['/_next/static/chunks/0abc.js', '/pictures/640/images/shop.jpg', '/icons/a.svg', '/robots.txt'];
  for (const path of paths) await fetch(origin + path);
  await ends(requests, paths.length);
  expect(requests.map(({ kind, route }) => `${kind} ${route}`)).toEqual([
    'file /_next/static',
    'picture /pictures',
    'file /icons',
    'file /robots.txt',
  ]);
});

test('what the thread in front has answered is told of in the same way', async () => {
  const { requests } = await told((_, response) => response.end());
  const answered = { method: 'GET', status: 200, milliseconds: 0.4 };
  const id = '7c0ffee0-1234-4abc-9def-001122334455';
  channel('doorstep:answered').publish({ ...answered, url: '/de/restaurant/75?q=nora', id, isHeld: true });
  channel('doorstep:answered').publish({ ...answered, url: '/_next/static/joined/a.js', id: 'nora', isHeld: false });
  expect(requests).toEqual([
    { ...answered, id, route: '/de/restaurant/{id}', kind: 'page', from: 'held' },
    { ...answered, id: expect.stringMatching(/^[\da-f-]{36}$/), route: '/_next/static', kind: 'file', from: undefined },
  ]);
});

test('another server’s requests are not the storefront’s', async () => {
  const { requests, origin } = await told((_, response) => response.end());
  const other = await serve((_, response) => response.end());
  await fetch(other.origin);
  await fetch(origin);
  await ends(requests);
});
