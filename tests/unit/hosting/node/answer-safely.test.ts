import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerSafely } from '@/hosting/node/answer-safely.mjs';
import { pictureInTurn } from '@/hosting/node/pages/picture-queue.mjs';
import { serveLocally } from '../../../support/local-server.ts';

let served: Awaited<ReturnType<typeof serveLocally>>;
const error = new Error('of the page');
const uncaught = vi.fn();

beforeAll(async () => {
  served = await serveLocally((request, response) => {
    const make = () =>
      answerSafely(response, async () => {
        if (request.url === '/begun') await new Promise(resolve => response.write('The first half', resolve));
        else await Promise.resolve();
        throw error;
      });
    pictureInTurn(request, response, '', make);
  });
});

afterAll(() => served.stop());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  process.on('unhandledRejection', uncaught);
});

afterEach(async () => {
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith(error);
});

test('what throws is answered 500', async () => {
  const { status } = await fetch(`${served.origin}/page`);
  expect(status).toBe(500);
});

test('an answer that has begun is cut off', async () => {
  const answer = await fetch(`${served.origin}/begun`);
  await expect(answer.text()).rejects.toThrow();
});

test('more pictures than are made at a time', async () => {
  vi.stubEnv('API_URL', 'http://api.test');
  const asked = Array.from({ length: 6 }, (_, number) => fetch(`${served.origin}/pictures/360/images/${number}.webp`));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 500));
});
