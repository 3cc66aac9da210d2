/** Who of several network addresses is next. */
import { expect, test } from 'vitest';
import { FairLine } from '@/hosting/node/fair-line.mjs';

function lineOf(...senders: string[]) {
  const line = new FairLine();
  for (const [number, sender] of senders.entries())
    line.push({ sender, begin: () => true, refuse: () => void refused.push(number) });
  return line;
}

const refused: number[] = [];
const anybody = () => true;
const sendersOf = (line: FairLine, mayBegin: (sender: string) => boolean = anybody) =>
  Array.from({ length: line.length }, () => line.take(mayBegin)?.sender);

test('addresses take turns, however much one of them asks for', () => {
  expect(sendersOf(lineOf('flood', 'flood', 'flood', 'flood', 'one', 'two', 'one'))).toEqual([
    ...['flood', 'one', 'two'],
    ...['flood', 'one'],
    ...['flood', 'flood'],
  ]);
});

test('who may not begin is passed over and keeps the place', () => {
  const line = lineOf('flood', 'one', 'flood', 'two');
  expect(sendersOf(line, sender => sender !== 'flood')).toEqual(['one', 'two', undefined, undefined]);
  expect(line.length).toBe(2);
  expect(sendersOf(line)).toEqual(['flood', 'flood']);
  expect(line.length).toBe(0);
});

test('the last of the address that waits for most is taken out', () => {
  const line = lineOf('one', 'flood', 'flood', 'one', 'flood');
  expect(line.longest()).toEqual({ sender: 'flood', count: 3 });
  line.takeLast('flood')?.refuse();
  expect(refused).toEqual([4]);
  expect([line.length, line.countOf('flood'), line.countOf('nobody')]).toEqual([4, 2, 0]);
  expect(line.takeLast('nobody')).toBeUndefined();
});
