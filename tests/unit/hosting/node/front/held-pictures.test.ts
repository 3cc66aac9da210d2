import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerPicture } from '@/hosting/node/front/held-pictures.mjs';
import { serveLocally } from '../../../../support/local-server.ts';
import { sendRaw } from '../../../../support/raw-visit.ts';

/** What the pages' thread would answer, and how often it was asked. */
const behind = { asked: 0, answer: (_: ServerResponse) => {} };
let served: Awaited<ReturnType<typeof serveLocally>>;
let number = 0;

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    if (answerPicture(request, response)) return;
    behind.asked += 1;
    behind.answer(response);
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  number += 1;
  Object.assign(behind, { asked: 0, answer: answersWith('picture') });
});

const kept = { 'content-type': 'image/webp', etag: '"one"', 'x-nextjs-cache': 'HIT', vary: 'Accept' };

function answersWith(body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.setHeaders(new Headers({ ...kept, 'content-length': String(body.length), ...headers }));
    // In pieces, as it arrives from the other thread.
    response.write(Buffer.from(body.slice(0, 3)));
    response.end(Buffer.from(body.slice(3)));
  };
}

const pathOf = (width = 360) => `/pictures/${width}/images/${number}.webp`;

function asks(headers: Record<string, string> = {}, method = 'GET', path = pathOf()) {
  return fetch(served.origin + path, { method, headers: { accept: 'image/webp', ...headers } });
}

test('a picture is asked for once, and is the same afterwards with the same headers', async () => {
  const first = await asks();
  const second = await asks();
  expect(behind.asked).toBe(1);
  expect(await second.text()).toBe(await first.text());
  const told = (answer: Response) =>
    Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'transfer-encoding'].includes(name)));
  expect(told(second)).toEqual(told(first));
});

test('whoever has it already is told so, without a body', async () => {
  await asks();
  const asksAgain = (etag: string) => {
    const headers: [string, string][] = [
      ['accept', 'image/webp'],
      ['if-none-match', etag],
    ];
    return sendRaw(served.origin, { path: pathOf(), headers });
  };
  const answer = await asksAgain('"one"');
  expect([answer.status, answer.body, answer.headers.vary]).toEqual([304, '', 'Accept']);
  expect((await asksAgain('"another"')).status).toBe(200);
  expect(behind.asked).toBe(1);
});

test('a browser without WebP has a picture of its own, and each size is one', async () => {
  await asks();
  behind.answer = answersWith('jpeg', { 'content-type': 'image/jpeg' });
  expect(await (await asks({ accept: 'image/jpeg' })).text()).toBe('jpeg');
  expect(await (await asks()).text()).toBe('picture');
  await asks({}, 'GET', pathOf(640));
  expect(behind.asked).toBe(3);
});

test('who takes WebP in a strange way is answered by Next alone, and nobody else by that answer', async () => {
  for (const accept of ['image/webp;q=0', 'x-image/webp', 'image/webp, image/webp;q=0']) {
    behind.answer = answersWith('jpeg', { 'content-type': 'image/jpeg' });
    expect(await (await asks({ accept })).text()).toBe('jpeg');
  }
  behind.answer = answersWith('picture');
  expect(await (await asks({ accept: 'image/avif,image/webp,*/*;q=0.8' })).text()).toBe('picture');
  expect(await (await asks()).text()).toBe('picture');
  expect(behind.asked).toBe(4);
});

test.each([
  ['one that is being made anew', answersWith('picture', { 'x-nextjs-cache': 'STALE' })],
  ['one that Next does not keep', answersWith('picture', { 'x-nextjs-cache': '' })],
  ['one that comes with a cookie', answersWith('picture', { 'set-cookie': 'a=b' })],
  ['what is no picture', answersWith('<p>', { 'content-type': 'text/html' })],
  [
    'a refusal',
    (response: ServerResponse) => Object.assign(response.setHeaders(new Headers(kept)), { statusCode: 503 }).end(),
  ],
  ['one that is too large', answersWith('x'.repeat(300_000))],
])('%s is not held', async (_, answer) => {
  behind.answer = answer;
  await (await asks()).arrayBuffer();
  await (await asks()).arrayBuffer();
  expect(behind.asked).toBe(2);
});

test('one that broke off is not held', async () => {
  behind.answer = response => {
    response.setHeaders(new Headers({ ...kept, 'content-length': '7' }));
    response.write(Buffer.from('pic'));
    setTimeout(() => response.destroy(), 20);
  };
  await expect(asks().then(answer => answer.text())).rejects.toThrow();
  behind.answer = answersWith('picture');
  expect(await (await asks()).text()).toBe('picture');
});

test('what is no request for a picture of ours passes', async () => {
  for (const path of ['/', '/pictures/360/api/v1/rest/settings', '/_next/image?url=x', `${pathOf()}?x=1`])
    await asks({}, 'GET', path);
  await asks({}, 'HEAD');
  await asks({}, 'HEAD');
  expect(behind.asked).toBe(6);
});
