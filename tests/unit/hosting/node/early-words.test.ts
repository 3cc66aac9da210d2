import { afterEach, expect, test, vi } from 'vitest';
import { holdEarlyWords } from '@/hosting/node/early-words.mjs';

const { info, log, warn } = console;

afterEach(() => void Object.assign(console, { info, log, warn }));

test('what is said before the log is open is said to the log', () => {
  const plain = vi.fn();
  console.log = plain;
  const sayHeld = holdEarlyWords();
  console.log('Running next.config.mjs took', 3);
  const written = vi.fn();
  console.log = written;
  sayHeld();
  expect(written.mock.calls).toEqual([['Running next.config.mjs took', 3]]);
  expect(plain).not.toHaveBeenCalled();
});

test('where the log is text the console is what it was', () => {
  const plain = vi.fn();
  console.info = plain;
  const sayHeld = holdEarlyWords();
  console.info('early');
  expect(plain).not.toHaveBeenCalled();
  sayHeld();
  expect(plain.mock.calls).toEqual([['early']]);
  expect(console.info).toBe(plain);
});
