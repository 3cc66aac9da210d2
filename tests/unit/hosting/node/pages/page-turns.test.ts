/** Pages that Next answers at once, without a turn of the event loop: what the queue does with many of them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { mayBegin } from '@/hosting/node/pages/network-share.mjs';
import { pageInTurn } from '@/hosting/node/pages/page-queue.mjs';

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

test.each(['/api/online', '/api/health', '/api/ready', '/api/tiles/1/0/0', '/_next/image?url=x'])(
  'the same of what is answered without a call of the API: %s',
  async path => {
    for (let number = 0; number < 50; number += 1) {
      ask(path);
      // As they arrive: what the one before has left to do in this turn is done.
      for (let step = 0; step < 9; step += 1) await null;
    }
    await nextTurn();
    ask('/api/me', '203.0.113.9');
    for (let turns = 0; turns < 3; turns += 1) await nextTurn();
    expect(answered).toContain('/api/me');
    expect(answered.length).toBeLessThan(20);
    for (let turns = 0; turns < 60; turns += 1) await nextTurn();
    expect(answered).toHaveLength(51);
  },
);

test('who has left before their turn is not answered', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/health' });
  const response = new ServerResponse(request);
  pageInTurn(request, response, { key: null, sender: '198.51.100.7' }, () => void answered.push('/api/health'));
  response.destroy();
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
  expect(answered).toEqual([]);
});

test('each is made for its own visit, whoever made room for it', async () => {
  const visits = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  for (let number = 0; number < 5; number += 1) {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: `/v-${number}` });
    const response = new ServerResponse(request);
    visits.run(`visit ${number}`, () =>
      pageInTurn(request, response, { key: `/v-${number}`, sender: '' }, () => {
        seen.push(visits.getStore());
        setImmediate(() => response.end());
      }),
    );
  }
  await expect.poll(() => seen).toEqual(Array.from({ length: 5 }, (_, number) => `visit ${number}`));
});

test('what is called for a page that has waited counts for its address', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/dear' });
  const response = new ServerResponse(request);
  pageInTurn(request, response, { key: '/dear', sender: '192.0.2.1' }, () => {
    // More than all addresses together may cause.
    for (let call = 0; call < 2000; call += 1) channel('doorstep:call').publish({});
    response.end();
  });
  expect(mayBegin('192.0.2.1')).toBe(true);
  await expect.poll(() => mayBegin('192.0.2.1')).toBe(false);
  expect(mayBegin('192.0.2.2')).toBe(true);
});
