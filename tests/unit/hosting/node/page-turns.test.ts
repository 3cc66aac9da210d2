/** Pages that Next answers at once, without a turn of the event loop: what the queue does with many of them. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { pageInTurn } from '@/hosting/node/page-queue.mjs';

/** Paths of the pages that were answered, in order. */
let answered: string[] = [];

beforeEach(() => {
  answered = [];
});

function ask(path: string, sender = '198.51.100.7') {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path });
  const response = new ServerResponse(request);
  response.setHeader('x-nextjs-cache', 'HIT');
  pageInTurn(request, response, { key: path, sender }, () => {
    answered.push(path);
    response.end();
  });
}

const nextTurn = () => new Promise(resolve => setImmediate(resolve));

test('who arrives while an address asks for many is next', async () => {
  for (let number = 0; number < 50; number += 1) ask(`/flood-${number}`);
  await nextTurn();
  ask('/other', '203.0.113.9');
  for (let turns = 0; turns < 3; turns += 1) await nextTurn();
  expect(answered).toContain('/other');
  expect(answered.length).toBeLessThan(20);
  for (let turns = 0; turns < 50; turns += 1) await nextTurn();
  expect(answered).toHaveLength(51);
});

test('the same of pages that Next is known to keep', async () => {
  for (const path of ['/kept', '/other-kept']) ask(path);
  await expect.poll(() => answered).toHaveLength(2);
  for (let number = 0; number < 50; number += 1) ask('/kept');
  await nextTurn();
  ask('/other-kept', '203.0.113.9');
  for (let turns = 0; turns < 3; turns += 1) await nextTurn();
  expect(answered.slice(2)).toContain('/other-kept');
  expect(answered.length).toBeLessThan(20);
  for (let turns = 0; turns < 60; turns += 1) await nextTurn();
  expect(answered).toHaveLength(53);
});
