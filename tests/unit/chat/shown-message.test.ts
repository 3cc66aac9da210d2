import { expect, test } from 'vitest';
import { inOrder, type ShownMessage } from '@/lib/chat/shown-message';

const message = (id: string, order: string) => ({ id, order }) as ShownMessage;

test('messages stand by their time, and those of one instant by their ids', () => {
  const all = [message('c', '2'), message('b', '1'), message('a', '2'), message('d', '1')];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  expect(inOrder(all.toReversed()).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
