import { expect, test } from 'vitest';
import { openLog } from '@/lib/operations/log';

function logOf(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const log = openLog(level, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

const request = { id: 'a1', method: 'GET', route: '/orders/{id}', kind: 'page', milliseconds: 12.3 } as const;

test('a request is one line: id, route, status, time, and where its page came from', () => {
  const { log, lines } = logOf();
  log.request({ ...request, status: 200, from: 'kept' });
  expect(lines).toEqual([
    {
      ...{ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'request' },
      ...{ id: 'a1', method: 'GET', route: '/orders/{id}', status: 200, milliseconds: 12.3, from: 'kept' },
    },
  ]);
});

test('one that failed is a warning, and one that was left says so', () => {
  const { log, lines } = logOf('warn');
  log.request({ ...request, status: 200, from: 'made' });
  log.request({ ...request, status: 503, from: 'made' });
  expect(lines).toMatchObject([{ level: 'warn', status: 503 }]);
  const all = logOf();
  all.log.request({ ...request, status: undefined, from: 'made' });
  expect(all.lines).toMatchObject([{ status: 'left' }]);
});

test('a call of the API is one line, and a warning where no answer came', () => {
  const { log, lines } = logOf();
  log.call({ call: 'GET rest/shops', outcome: 'ok', status: 200, milliseconds: 8 });
  log.call({ call: 'POST auth/login', outcome: 'offline', status: undefined, milliseconds: 16_000 });
  expect(lines).toMatchObject([
    { level: 'info', call: 'GET rest/shops', outcome: 'ok', status: 200, milliseconds: 8 },
    { level: 'warn', call: 'POST auth/login', outcome: 'offline' },
  ]);
});

test('a sign-in and a limit are one line each, with the way, how it ended and why', () => {
  const { log, lines } = logOf();
  log.signIn({ way: 'password', outcome: 'refused', reason: 'wrongLogin' });
  log.signIn({ way: 'google', outcome: 'ok' });
  log.limit({ limit: 'network:made', times: 12 });
  expect(lines).toMatchObject([
    { level: 'info', msg: 'sign-in', way: 'password', outcome: 'refused', reason: 'wrongLogin' },
    { msg: 'sign-in', way: 'google', outcome: 'ok' },
    { msg: 'limit', limit: 'network:made', times: 12 },
  ]);
});

test('words are one line whatever is in them, without what belongs to a customer', () => {
  const { log, lines } = logOf();
  log.words('error', ['Refused:\n', new Error('nora@doorstep.test is unknown')]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.msg).toContain('{mail} is unknown');
  expect(lines[0]?.msg).not.toContain('nora');
});
