import { afterEach, expect, test, vi } from 'vitest';
import { holdEarlyWords } from '@/hosting/node/early-words.mjs';

const { info, log, warn } = console;
const shared = globalThis as unknown as { doorstepSayEarlyWords: () => void };

afterEach(() => {
  Object.assign(console, { info, log, warn });
  Reflect.deleteProperty(shared, 'doorstepSayEarlyWords');
});

test('what is said before the log is open is said to the log', () => {
  const plain = vi.fn();
  console.log = plain;
  holdEarlyWords();
  console.log('Running next.config.mjs took', 3);
  const written = vi.fn();
  console.log = written;
  shared.doorstepSayEarlyWords();
  expect(written.mock.calls).toEqual([['Running next.config.mjs took', 3]]);
  expect(plain).not.toHaveBeenCalled();
});

test('where the log is text it is said as it is, also where the console was wrapped meanwhile', () => {
  const plain = vi.fn();
  console.info = plain;
  holdEarlyWords();
  const { info: inner } = console;
  console.info = (...words) => inner('wrapped', ...words);
  console.info('early');
  expect(plain).not.toHaveBeenCalled();
  shared.doorstepSayEarlyWords();
  console.info('late');
  expect(plain.mock.calls).toEqual([
    ['wrapped', 'wrapped', 'early'],
    ['wrapped', 'late'],
  ]);
});
