/** What the table of a check says of calls that answer well, but late. */
import { expect, test } from 'vitest';
import type { Finding } from '@/hosting/check-api/ask.ts';
import { tableOf } from '@/hosting/check-api/print.ts';

const finding = (call: string, milliseconds: number, more: Partial<Finding> = {}): Finding => ({
  ...{ call: `GET ${call}`, page: 'home', verdict: 'good', status: 200, isAnswered: true, wrong: [], leftOut: [] },
  milliseconds,
  ...more,
});

test('an answer from 4,000 ms on is marked, with what that means, and counted', () => {
  const table = tableOf([
    finding('a', 3999),
    finding('b', 4000),
    finding('c', 15_012, { verdict: 'suffers', wrong: ['status 500'], status: 500 }),
    finding('d', 16_000, { verdict: 'breaks', wrong: ['no answer in 16000 ms'], status: null }),
  ]);
  const lines = table.split('\n').map(line => line.replaceAll(/ {2,}/g, '  '));
  expect(lines).toContain('good  200  3999  GET a  home');
  expect(lines).toContain('good, SLOW  200  4000  GET b  home');
  expect(lines).toContain('SUFFERS, SLOW  500  15012  GET c  home');
  expect(lines).toContain('BREAKS  -  16000  GET d  home');
  expect(lines.slice(-2)).toEqual([
    '2 SLOW: they took 4000 ms or more. Other calls of the storefront wait that long for their turn, then fail.',
    '4 calls: 2 good, 1 SUFFERS, 1 BREAKS.',
  ]);
});

test('of quick answers nothing more is said', () => {
  expect(tableOf([finding('a', 30)])).not.toContain('SLOW');
});
