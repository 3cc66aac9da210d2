/** Forms with pictures, over a server of the test's own in the place of the one that makes pages, which never answers them. */
import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forwardTo } from '@/hosting/node/front/forward.mjs';

const megabyte = Buffer.alloc(1024 * 1024, 'x');
let pages: Server;
let front: Server;
let received = 0;

beforeEach(async () => {
  received = 0;
  pages = createServer((form, response) => {
    form.on('data', piece => {
      received += piece.length;
    });
    if (form.headers['x-small'] !== undefined) form.once('end', () => response.end('done'));
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const forward = forwardTo({ port: portOf(pages), secret: 'a secret' });
  front = createServer((request, response) => forward(request, response, '')).listen(0, '127.0.0.1');
  await once(front, 'listening');
});

afterEach(() => {
  for (const server of [front, pages]) {
    server.closeAllConnections();
    server.close();
  }
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function post(headers: Record<string, string> = {}): ClientRequest {
  const form = request({ host: '127.0.0.1', port: portOf(front), method: 'POST', agent: false, headers });
  return form.on('error', () => {});
}

/** Sends so many megabytes, and not the end. */
async function stall(megabytes: number): Promise<ClientRequest> {
  const before = received;
  const form = post();
  for (let sent = 0; sent < megabytes; sent += 1) form.write(megabyte);
  await expect.poll(() => received - before, { timeout: 10_000 }).toBe(megabytes * megabyte.length);
  return form;
}

async function statusOf(form: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  return answer.resume().statusCode;
}

test('a large form is refused while others hold all the room there is, and small ones never are', async () => {
  const stalled = [await stall(15), await stall(15), await stall(15), await stall(15)];
  const late = post({ accept: 'text/html' });
  for (let sent = 0; sent < 8; sent += 1) late.write(megabyte);
  const [refused] = (await once(late, 'response')) as [IncomingMessage];
  let said = '';
  for await (const piece of refused) said += piece;
  expect([refused.statusCode, said]).toEqual([503, expect.stringContaining('Nothing you chose is lost')]);
  expect(said).not.toContain('refresh');
  expect(await statusOf(post({ 'x-small': '1' }).end('soup'))).toBe(200);

  for (const form of stalled) form.destroy();
  await expect.poll(async () => statusOf(post({ 'x-small': '1' }).end(Buffer.alloc(8 * 1024 * 1024)))).toBe(200);
}, 20_000);
