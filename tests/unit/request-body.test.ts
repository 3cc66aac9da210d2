/** Whatever is posted is counted while it is read, and refused as soon as it is too much. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPost, mostForApi, mostForForm, mostForPicture, mostParts } from '@/lib/request-body';
import { middleware } from '@/middleware';

const site = 'http://site.invalid';
const root = join(import.meta.dirname, '../..');
const kilobyte = new Uint8Array(1024).fill(97);

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'a secret of sixteen and more');
});

/** A chunked body: as many bytes, and then either its end or nothing more for ever. */
function chunked(bytes: number, { ends }: { ends: boolean }): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: controller => {
      if (sent < bytes) controller.enqueue(kilobyte);
      else if (ends) controller.close();
      else return new Promise(() => {});
      sent += kilobyte.length;
    },
  });
}

type Sent = { path?: string; body?: ReadableStream | string; headers?: Record<string, string> };

function post({ path = '/', body, headers = {} }: Sent): NextRequest {
  const sent = { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers };
  return new NextRequest(`${site}${path}`, {
    method: 'POST',
    body: body ?? null,
    headers: sent,
    duplex: 'half',
  } as never);
}

interface Handlers {
  POST?: (request: NextRequest, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
}

const files = globSync('app/api/**/route.ts', { cwd: root });
const handlers = await Promise.all(
  files.map(async file => [file, ((await import(/* @vite-ignore */ join(root, file))) as Handlers).POST] as const),
);
const context = { params: Promise.resolve({ provider: 'apple', id: '5' }) };

test('the handlers are found', () => {
  expect(files.length).toBeGreaterThan(20);
});

describe.each(handlers.flatMap(([file, POST]) => (POST ? [[file, POST] as const] : [])))('%s', (_, POST) => {
  test('answers 413 before an endless body has ended', async () => {
    const answer = await POST(post({ body: chunked(mostForApi + 1024, { ends: false }) }), context);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('answers 413 by the length alone', async () => {
    const headers = { 'content-length': String(9_000_000) };
    expect((await POST(post({ body: chunked(0, { ends: false }), headers }), context)).status).toBe(413);
  });

  test('reads as much as is allowed', async () => {
    const answer = await POST(post({ body: chunked(mostForApi, { ends: true }) }), context);
    expect(answer.status).not.toBe(413);
  });
});

test('a handler gets what was posted, with its type', async () => {
  const POST = answerPost(async (_: Request, posted) => Response.json(await posted.json()));
  expect(await (await POST(post({ body: '{"a":"é"}' }))).json()).toEqual({ a: 'é' });
  const form = answerPost(async (_: Request, posted) => new Response(String((await posted.formData()).get('to'))));
  const answer = await form(new Request(site, { method: 'POST', body: new URLSearchParams({ to: '/de?a=1&b' }) }));
  expect(await answer.text()).toBe('/de?a=1&b');
});

/** One part of as many bytes, with its boundaries: a file's, unless the header says otherwise. */
function onePart(bytes: number, named = 'form-data; name="a"; filename="b.png"'): ReadableStream<Uint8Array> {
  const [head, end] = [`--b\r\nContent-Disposition: ${named}\r\n\r\n`, '\r\n--b--\r\n'];
  const filling = 'a'.repeat(bytes - head.length - end.length);
  return new Blob([head, filling, end]).stream();
}

const inParts = { 'content-type': 'Multipart/Form-Data; boundary=b' };

/** As many empty fields, with boundaries that may lie across two pieces. */
function fields(count: number, pieceLength: number): ReadableStream<Uint8Array> {
  const part = '--b\r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n';
  const whole = Buffer.from(`${part.repeat(count)}--b--\r\n`);
  let sent = 0;
  return new ReadableStream({
    pull: controller => {
      if (sent >= whole.length) return controller.close();
      controller.enqueue(Uint8Array.from(whole.subarray(sent, sent + pieceLength)));
      sent += pieceLength;
    },
  });
}

describe('a form of a page', () => {
  test.each([1, 3, 4096])('may have a thousand parts and no more, in pieces of %i bytes', async length => {
    const sent = { path: '/orders/5/refund', headers: { cookie: 'session=x', ...inParts } };
    expect((await middleware(post({ ...sent, body: fields(mostParts, length) }))).status).toBe(200);
    expect((await middleware(post({ ...sent, body: fields(mostParts + 1, length) }))).status).toBe(413);
  });

  test('carries pictures in parts alone', async () => {
    const headers = { cookie: 'session=x', 'content-type': 'text/plain;charset=UTF-8' };
    const body = chunked(mostForForm + 1024, { ends: false });
    expect((await middleware(post({ path: '/orders/5/refund', headers, body }))).status).toBe(413);
  });

  test.each([
    ['/', mostForForm],
    ['/checkout', mostForForm],
    ['/de/cart', mostForForm],
    ['/profile', mostForPicture],
    ['/ar/profile', mostForPicture],
    ['/chat/new', mostForPicture],
    ['/chat', mostForForm],
    ['/api/nothing', mostForForm],
  ])('%s takes %i bytes and no more', async (path, most) => {
    const headers = { cookie: 'session=x', ...inParts };
    expect((await middleware(post({ path, headers, body: onePart(most) }))).status).toBe(200);
    expect((await middleware(post({ path, headers, body: chunked(most + 1024, { ends: false }) }))).status).toBe(413);
    const long = { ...headers, 'content-length': String(most + 1) };
    expect((await middleware(post({ path, headers: long }))).status).toBe(413);
  });

  test.each([
    'form-data; name="a"',
    'form-data; name="a; filename=b.png"',
    'form-data; name="a\\"; filename="b.png"',
    'form-data; name="a"; filename=""\r\nContent-Type: text/plain',
    'form-data; name="a"; filename*=utf-8\'\'b.png',
    'form-data; name="a"; filename="b.png"\r\nContent-Disposition: form-data; name="a"',
  ])('with pictures has no more text than another: %j is text', async named => {
    const sent = { path: '/be-seller', headers: { cookie: 'session=x', ...inParts } };
    expect((await middleware(post({ ...sent, body: onePart(mostForForm, named) }))).status).toBe(200);
    expect((await middleware(post({ ...sent, body: onePart(mostForForm + 1, named) }))).status).toBe(413);
  });

  test.each([
    ['nothing', 'multipart/form-data; boundary=b', ''],
    ['no boundary in the header', 'multipart/form-data', '--b--\r\n'],
    ['no boundary in the body', 'multipart/form-data; boundary=b', 'a=1'],
    ['no end', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
    ['a part without a head', 'multipart/form-data; boundary=b', '--b\r\nfoo\r\n\r\n1\r\n--b--\r\n'],
  ])('with %s is refused before Next throws', async (_, type, body) => {
    const answer = await middleware(post({ headers: { 'content-type': type }, body }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
  });
});
