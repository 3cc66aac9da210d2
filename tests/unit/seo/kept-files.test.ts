import { expect, test, vi } from 'vitest';
import { fileResponse, type KeptFile, keepFiles, type NoFile } from '@/lib/seo/kept-files';

const file = (seconds = 3600, bytes = 10): KeptFile => ({ body: Buffer.alloc(bytes, 'x'), seconds });

/** Counts what is made of each key. */
function counting(files: ReturnType<typeof keepFiles>) {
  const made: string[] = [];
  const ask = (key: string, answer: KeptFile | NoFile = file()) =>
    files(key, async () => {
      made.push(key);
      return answer;
    });
  return { made, ask };
}

test('a file is made once, as long as it may be kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { made, ask } = counting(keepFiles('test', 1));
  await ask('a', file(60));
  vi.setSystemTime(Date.now() + 45_000);
  expect(await ask('a', file(60))).toMatchObject({ seconds: 15 });
  vi.setSystemTime(Date.now() + 16_000);
  await ask('a', file(60));
  expect(made).toEqual(['a', 'a']);
  vi.useRealTimers();
});

test('whoever asks while it is made gets the same one', async () => {
  const { made, ask } = counting(keepFiles('test', 1));
  await Promise.all(Array.from({ length: 50 }, () => ask('a')));
  expect(made).toEqual(['a']);
});

test.each(['gone', 'offline'] as const)('"%s" is said and not kept', async why => {
  const { made, ask } = counting(keepFiles('test', 1));
  for (const _ of [1, 2]) expect(await ask('a', why)).toBe(why);
  expect(made).toHaveLength(2);
});

test('a making that fails is not kept either', async () => {
  const files = keepFiles('test', 1);
  await expect(files('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await files('a', async () => file())).toMatchObject({ seconds: 3600 });
});

test('invented keys fill no more than the budget', async () => {
  const { made, ask } = counting(keepFiles('test', 1));
  for (let index = 0; index < 40; index++) await ask(`invented ${index}`, file(3600, 100_000));
  made.length = 0;
  await ask('invented 39');
  expect(made).toEqual([]);
  await ask('invented 0');
  expect(made).toEqual(['invented 0']);
});

test('two are made at once, thirty wait, and the others are asked to come back', async () => {
  const files = keepFiles('test', 1);
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const flood = Array.from({ length: 100 }, (_, index) =>
    files(`flood ${index}`, async () => {
      running += 1;
      await gate.promise;
      return file();
    }),
  );
  expect((await Promise.all(flood.slice(40))).every(answer => answer === 'busy')).toBe(true);
  expect(running).toBe(2);
  gate.resolve();
  expect((await Promise.all(flood)).filter(answer => answer !== 'busy')).toHaveLength(32);
});

test('what a file and the lack of one say', () => {
  const found = fileResponse(file(15), 'image/png');
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'public, max-age=15']);
  const gone = fileResponse('gone', 'image/png');
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const why of ['offline', 'busy'] as const) {
    const answer = fileResponse(why, 'image/png');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
