import { expect, test } from 'vitest';
import { begunAt, dueAnswer } from '@/hosting/node/cache/answer-age.mjs';

const answer = (body?: string) => ({ kind: 'FETCH', data: { body } });
const hour = 3600_000;

test('an answer is as old as its call; one without a stamp is new', () => {
  expect(begunAt(answer('{"at":1700000000000,"value":{"at":1}}'))).toBe(1_700_000_000_000);
  for (const body of ['true', undefined]) expect(begunAt(answer(body)) / Date.now()).toBeCloseTo(1, 5);
});

test('a forgotten answer is hours old, in its text too; an older one stays as old as it is', () => {
  const forgotten = (age: number) => {
    const at = Date.now() - age * hour;
    const { lastModified, value } = dueAnswer({ lastModified: at, value: answer(`{"at":${at},"value":{"at":1}}`) });
    const text = JSON.parse(value.data.body);
    expect(text).toEqual({ at: lastModified, value: { at: 1 } });
    return Math.round((Date.now() - lastModified) / hour);
  };
  expect([0, 3, 5].map(forgotten)).toEqual([4, 4, 5]);
});
