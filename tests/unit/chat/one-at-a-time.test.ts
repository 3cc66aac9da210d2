import { expect, test } from 'vitest';
import { oneAtATime } from '@/lib/chat/one-at-a-time';

test('what is asked for five times while it runs is done once more', async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const work = oneAtATime(async () => {
    runs++;
    await gate.promise;
  });
  const first = work();
  for (let count = 0; count < 5; count++) await work();
  expect(runs).toBe(1);
  gate.resolve();
  await first;
  expect(runs).toBe(2);
  await work();
  expect(runs).toBe(3);
});
