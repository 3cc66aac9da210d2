/** Messages go out one after another, and a chat finds those that are still being sent. */
import { expect, test, vi } from 'vitest';
import type { Outgoing } from '@/components/chat/outgoing';
import { type Answered, sendInLine, stillSending } from '@/components/chat/sending-line.client';

const message = (key: string): Outgoing => ({
  ...{ key, text: key, picture: null, state: 'sending', sentence: '', form: new FormData() },
});
const sent: Answered = { state: 'sent', sentence: '' };
const keys = (chatId: string) => stillSending(chatId).map(one => one.message.key);

test('the next one waits for the answer, a redirect too, and another chat sees none of them', async () => {
  const first = Promise.withResolvers<Answered>();
  const begun: string[] = [];
  const post = (key: string, answer: Promise<Answered>) => () => {
    begun.push(key);
    return answer;
  };
  const one = sendInLine('12', message('a'), post('a', first.promise));
  const two = sendInLine('12', message('b'), post('b', Promise.resolve(sent)));
  await Promise.resolve();
  expect([begun, keys('12'), keys('13')]).toEqual([['a'], ['a', 'b'], []]);
  first.reject(new Error('a redirect'));
  await expect(one).rejects.toThrow('a redirect');
  expect(await two).toEqual(sent);
  await vi.waitFor(() => expect([begun, keys('12')]).toEqual([['a', 'b'], []]));
});
