import { expect, test } from 'vitest';
import { isDoorNumber } from '@/lib/addresses/door-number';

test.each(['3', '12-B', '4/5', '-1', 'A', '٣', '3 а'])('%s is a number, and is called by its word', written => {
  expect(isDoorNumber(written)).toBe(true);
});

test.each(['3rd floor', 'EG', 'ground', '3층', '3階', '三层', 'Apt 4', 'الطابق 3'])(
  '%s says itself what it is',
  written => {
    expect(isDoorNumber(written)).toBe(false);
  },
);

// Its time would grow with the square of the length: this one would take a minute, in which no page is made.
test('an entry without end, as another client may have stored it, is read once', () => {
  expect(isDoorNumber(`${'.'.repeat(200_000)}ab`)).toBe(false);
});
