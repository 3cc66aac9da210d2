import { afterEach, expect, test, vi } from 'vitest';
import { bufferEarlyLog } from '@/hosting/node/early-log.mjs';

const { info, log, warn } = console;
const shared = globalThis as unknown as { doorstepWriteEarlyLog: () => void };

afterEach(() => {
  Object.assign(console, { info, log, warn });
  Reflect.deleteProperty(shared, 'doorstepWriteEarlyLog');
});

test('what is said before the log is open is said to the log', () => {
  const plain = vi.fn();
  console.log = plain;
  bufferEarlyLog();
  console.log('Running next.config.mjs took', 3);
  const written = vi.fn();
  console.log = written;
  shared.doorstepWriteEarlyLog();
  expect(written.mock.calls).toEqual([['Running next.config.mjs took', 3]]);
  expect(plain).not.toHaveBeenCalled();
});

test('where the log is text it is said as it is, also where the console was wrapped meanwhile', () => {
  const plain = vi.fn();
  console.info = plain;
  bufferEarlyLog();
  const { info: inner } = console;
  console.info = (...words) => inner('wrapped', ...words);
  console.info('early');
  expect(plain).not.toHaveBeenCalled();
  shared.doorstepWriteEarlyLog();
  console.info('late');
  expect(plain.mock.calls).toEqual([
    ['wrapped', 'wrapped', 'early'],
    ['wrapped', 'late'],
  ]);
});
