/** A response's body: read up to a limit, or left unread without holding its connection. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { discardBody, parseJson } from '@/lib/api/response-body';
import { expectConsole } from '../stubs/console.ts';

const open = new Set<Socket>();
let size: number;
let server: Server;
let origin: string;
beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(500).end('x'.repeat(size)));
  server.on('connection', socket => {
    open.add(socket.once('close', () => open.delete(socket)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([100, 500_000])('a body of %i bytes that nobody needs holds no connection', async bytes => {
  size = bytes;
  for (let index = 0; index < 20; index++) discardBody(await fetch(origin));
  await vi.waitFor(() => expect(open.size).toBeLessThan(5));
});

test('the API’s long page of an error holds no connection', async () => {
  vi.stubEnv('API_URL', origin);
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  size = 500_000;
  for (let index = 0; index < 20; index++) {
    await callApi({ path: 'rest/thing', locale: 'de', schema: z.unknown() });
    expectConsole('warn', /status 500$/);
  }
  await vi.waitFor(() => expect(open.size).toBeLessThan(5));
});

test.each([
  ['a login page', 200, 'text/html; charset=utf-8', '<form>', 'it is no JSON (status 200, text/html)'],
  ['half of an answer', 200, 'application/json', '{"token":"12|aB9', 'it is no JSON (status 200, application/json)'],
  ['words without a type', 404, '', 'no such host', 'it is no JSON (status 404, no type)'],
  ['no content', 204, 'application/json', '', 'it is empty (status 204)'],
])('%s in place of JSON is told by its status and type', (_name, status, type, body, told) => {
  const read = () => parseJson(Buffer.from(body), { status, headers: new Headers({ 'Content-Type': type }) });
  expect(read).toThrow(new Error(told));
});

const readJson = (text: string) => parseJson(Buffer.from(text), new Response());

test.each([
  ['a hundred and one arrays in each other', '['.repeat(101) + ']'.repeat(101), 'it is more than 100 deep'],
  ['objects in each other without an end', '{"a":'.repeat(200), 'it is more than 100 deep'],
  ['half a million empty objects', `[${'{},'.repeat(250_000)}{}]`, 'it has more than 500000 values'],
  ['half a million fields', `{${'"a":0,'.repeat(500_000)}"a":0}`, 'it has more than 500000 values'],
])('%s is not parsed', (_name, text, told) => {
  expect(() => readJson(text)).toThrow(new Error(told));
});

test.each([
  ['a hundred arrays in each other', '['.repeat(100) + ']'.repeat(100)],
  ['a thousand short arrays', `[${'[[]],'.repeat(1000)}0]`],
  ['brackets and commas in a text', JSON.stringify(['\\', `"${'[{,'.repeat(600_000)}`, '\\"['])],
])('%s is parsed', (_name, text) => {
  expect(readJson(text)).toEqual(JSON.parse(text));
});
