/** Who of several network addresses is next. */
import { expect, test } from 'vitest';
import { FairQueue } from '@/hosting/node/pages/fair-queue.mjs';

function queueOf(...senders: string[]) {
  const queue = new FairQueue();
  for (const [number, sender] of senders.entries())
    queue.push({ sender, begin: () => true, refuse: () => void refused.push(number) });
  return queue;
}

const refused: number[] = [];
const anybody = () => true;
const sendersOf = (queue: FairQueue, mayBegin: (sender: string) => boolean = anybody) =>
  Array.from({ length: queue.length }, () => queue.take(mayBegin)?.sender);

test('addresses take turns, however much one of them asks for', () => {
  expect(sendersOf(queueOf('flood', 'flood', 'flood', 'flood', 'one', 'two', 'one'))).toEqual([
    ...['flood', 'one', 'two'],
    ...['flood', 'one'],
    ...['flood', 'flood'],
  ]);
});

test('who may not begin is passed over and keeps the place', () => {
  const queue = queueOf('flood', 'one', 'flood', 'two');
  expect(sendersOf(queue, sender => sender !== 'flood')).toEqual(['one', 'two', undefined, undefined]);
  expect(queue.length).toBe(2);
  expect(sendersOf(queue)).toEqual(['flood', 'flood']);
  expect(queue.length).toBe(0);
});

test('the last of the address that waits for most is taken out', () => {
  const queue = queueOf('one', 'flood', 'flood', 'one', 'flood');
  expect(queue.longest()).toEqual({ sender: 'flood', count: 3 });
  queue.takeLast('flood')?.refuse();
  expect(refused).toEqual([4]);
  expect([queue.length, queue.countOf('flood'), queue.countOf('nobody')]).toEqual([4, 2, 0]);
  expect(queue.takeLast('nobody')).toBeUndefined();
  expect(queueOf('flood', 'flood', 'one').longest()).toEqual({ sender: 'flood', count: 2 });
});

test('whose only one is taken out waits no more', () => {
  const queue = queueOf('one');
  queue.takeLast('one');
  expect([queue.longest().count, queue.take(anybody), queue.length]).toEqual([0, undefined, 0]);
});
