import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { listenOn, ownOrigin } from '@/hosting/node/listening.mjs';

test('this machine alone, unless somebody chooses; the machine’s own name is no choice', () => {
  expect(listenOn({})).toBe('127.0.0.1');
  expect(listenOn({ HOSTNAME: hostname() })).toBe('127.0.0.1');
  expect(listenOn({ HOSTNAME: '0.0.0.0' })).toBe('0.0.0.0');
});

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('what listens at %s reaches itself at %s', (host, origin) => {
  expect(ownOrigin(host, 3000)).toBe(origin);
});
