import { expect, test } from 'vitest';
import { createAttempts } from '@/lib/rate-limit/attempts';

function guesser() {
  let now = 1_000_000;
  const attempts = createAttempts(() => now);
  return {
    attempts,
    passes: (seconds: number) => {
      now += seconds * 1000;
    },
    fails: (times: number, account = 'nora@doorstep.test') => {
      for (let time = 0; time < times; time++) attempts.failed(account);
    },
  };
}

test('mistyping a few times costs nothing', () => {
  const { attempts, fails } = guesser();
  fails(4);
  expect(attempts.wait('nora@doorstep.test')).toBe(0);
});

test('from the fifth failure on every further one doubles the wait', () => {
  const { attempts, fails } = guesser();
  fails(5);
  expect(attempts.wait('nora@doorstep.test')).toBe(5);
  fails(2);
  expect(attempts.wait('nora@doorstep.test')).toBe(20);
});

test('the wait runs out, and never exceeds a quarter of an hour', () => {
  const { attempts, fails, passes } = guesser();
  fails(40);
  expect(attempts.wait('nora@doorstep.test')).toBe(900);
  passes(900);
  expect(attempts.wait('nora@doorstep.test')).toBe(0);
});

test('spelling does not make another account, and others do not wait', () => {
  const { attempts, fails } = guesser();
  fails(6);
  expect(attempts.wait(' NORA@doorstep.test')).toBe(10);
  expect(attempts.wait('sam@doorstep.test')).toBe(0);
});

test('getting in forgives everything', () => {
  const { attempts, fails } = guesser();
  fails(8);
  attempts.succeeded('nora@doorstep.test');
  expect(attempts.wait('nora@doorstep.test')).toBe(0);
});
