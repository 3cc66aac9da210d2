import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOneTooMany } from '@/hosting/node/front/unanswered.mjs';
import { serveLocally } from '../../../../support/local-server.ts';

let waiting: ServerResponse[];
let served: Awaited<ReturnType<typeof serveLocally>>;

beforeEach(async () => {
  waiting = [];
  served = await serveLocally((request, response) => {
    if (!isOneTooMany(request, response)) waiting.push(response);
  });
});

afterEach(() => served.stop());

function sends(times: number) {
  const socket = connect(Number(new URL(served.origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(times));
  return socket;
}

test('thousands of requests in one packet wait no longer than their connection, which is closed', async () => {
  await once(sends(2000).resume(), 'close');
  expect(waiting).toHaveLength(2);
});

test('two that are sent before their answers are answered, and as many again over the same connection', async () => {
  const socket = sends(2).setEncoding('utf8');
  let heard = '';
  socket.on('data', words => {
    heard += words;
  });
  for (const round of [1, 2]) {
    await expect.poll(() => waiting.length).toBe(2);
    for (const response of waiting.splice(0)) response.end('made');
    await expect.poll(() => heard.split('made').length - 1).toBe(2 * round);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  }
  socket.destroy();
});
