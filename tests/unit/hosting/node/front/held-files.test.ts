import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compressAnswer } from '@/hosting/node/answer.mjs';
import { answerFile } from '@/hosting/node/front/held-files.mjs';
import { serveLocally } from '../../../../support/local-server.ts';
import { sendRaw } from '../../../../support/raw-visit.ts';

const kept = {
  'content-type': 'application/javascript',
  'cache-control': 'public, max-age=31536000, immutable',
  etag: 'W/"one"',
};
const script = 'export const much = "the same";'.repeat(200);

/** What Next would answer, and how often it was asked. */
const behind = { asked: 0, answer: (_: ServerResponse) => {} };
let served: Awaited<ReturnType<typeof serveLocally>>;
let number = 0;
let path = '';

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    if (answerFile(request, response)) return;
    compressAnswer(request, response);
    behind.asked += 1;
    behind.answer(response);
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  number += 1;
  path = `/_next/static/chunks/${number}.js`;
  Object.assign(behind, { asked: 0, answer: answersWith(kept) });
});

function answersWith(headers: Record<string, string>) {
  return (response: ServerResponse) => {
    response.setHeaders(new Headers(headers));
    response.write(script.slice(0, 9));
    response.end(script.slice(9));
  };
}

const asks = (headers: Record<string, string> = {}, asked = path) => fetch(served.origin + asked, { headers });

test.each(['br', 'gzip', 'identity'])('a file is read once for %s, and is the same afterwards', async encoding => {
  const first = await asks({ 'accept-encoding': encoding });
  expect((await first.text()) === script).toBe(true);
  const second = await asks({ 'accept-encoding': encoding });
  expect((await second.text()) === script).toBe(true);
  expect(behind.asked).toBe(1);
  const told = ({ headers }: Response) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !['date', 'transfer-encoding', 'content-length'].includes(name)),
    );
  expect(told(second)).toEqual(told(first));
  expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
});

test('whoever takes it in another form has it made for them', async () => {
  await (await asks({ 'accept-encoding': 'br' })).text();
  const other = await asks({ 'accept-encoding': 'gzip' });
  expect([other.headers.get('content-encoding'), await other.text()]).toEqual(['gzip', script]);
  expect(behind.asked).toBe(2);
});

test('whoever has it already is told so, without a body', async () => {
  await (await asks({ 'accept-encoding': 'br' })).text();
  const headers: [string, string][] = [
    ['accept-encoding', 'br'],
    ['if-none-match', 'W/"one"'],
  ];
  const answer = await sendRaw(served.origin, { path, headers });
  expect([answer.status, answer.body]).toEqual([304, '']);
  expect(behind.asked).toBe(1);
});

test.each([
  ['a refusal', (response: ServerResponse) => Object.assign(response, { statusCode: 404 }).end('gone')],
  ['what is somebody’s own', answersWith({ ...kept, 'cache-control': 'private, no-store' })],
  ['what comes with a cookie', answersWith({ ...kept, 'set-cookie': 'a=b' })],
  [
    'what is too large',
    (response: ServerResponse) => {
      response.setHeaders(new Headers(kept));
      response.end('x'.repeat(600_000));
    },
  ],
])('%s is not held', async (_, answer) => {
  behind.answer = answer;
  await (await asks({ 'accept-encoding': 'identity' })).arrayBuffer();
  await (await asks({ 'accept-encoding': 'identity' })).arrayBuffer();
  expect(behind.asked).toBe(2);
});

test('one that broke off is not held', async () => {
  behind.answer = response => {
    response.setHeaders(new Headers(kept));
    response.write(script.slice(0, 2000));
    setTimeout(() => response.destroy(), 20);
  };
  await expect(asks().then(answer => answer.text())).rejects.toThrow();
  behind.answer = answersWith(kept);
  expect(await (await asks()).text()).toBe(script);
});

test('parts, other conditions and other places pass', async () => {
  await (await asks()).text();
  for (const header of ['range', 'if-modified-since', 'if-match']) await (await asks({ [header]: 'x' })).text();
  expect(behind.asked).toBe(4);
  for (const other of ['/icons/..%2fapi/tiles', '/_next/static/%2e%2e/x', '/_next/static/a.js?x=1', '/api/health'])
    for (const _ of ['first', 'second']) await sendRaw(served.origin, { path: other, headers: [] });
  expect(behind.asked).toBe(12);
});
