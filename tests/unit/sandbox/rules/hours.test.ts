import { describe, expect, test } from 'vitest';
import { isWorking, parseMoment, type WorkingDay, weekdayOf, weekdays } from '../../../../sandbox/rules/hours.ts';

const week = (from: string, to: string, closed?: string): WorkingDay[] =>
  weekdays.map(day => ({ day, from, to, disabled: day === closed }));
// 2026-11-21 is a Saturday.
const at = (clock: string, date = '2026-11-21') => parseMoment(`${date} ${clock}`) ?? expect.fail('no moment');

describe('by day', () => {
  test('works from the first minute to before the last', () => {
    const days = week('09-00', '22-00');
    expect(isWorking(days, [], at('08:59'))).toBe(false);
    expect(isWorking(days, [], at('09:00'))).toBe(true);
    expect(isWorking(days, [], at('21:59'))).toBe(true);
    expect(isWorking(days, [], at('22:00'))).toBe(false);
  });

  test('rests on a closed weekday and on a holiday', () => {
    expect(isWorking(week('09-00', '22-00', 'saturday'), [], at('12:00'))).toBe(false);
    expect(isWorking(week('09-00', '22-00'), ['2026-11-21'], at('12:00'))).toBe(false);
  });

  test('hours may be written with one digit', () => {
    expect(isWorking(week('9-00', '9-30'), [], at('09:15'))).toBe(true);
  });
});

describe('over midnight', () => {
  const nights = week('18-00', '03-00');

  test('works in the evening and in the small hours, not at noon', () => {
    expect(isWorking(nights, [], at('23:59'))).toBe(true);
    expect(isWorking(nights, [], at('02:59'))).toBe(true);
    expect(isWorking(nights, [], at('03:00'))).toBe(false);
    expect(isWorking(nights, [], at('12:00'))).toBe(false);
  });

  test('the small hours belong to the day before', () => {
    const fridayClosed = week('18-00', '03-00', 'friday');
    expect(isWorking(fridayClosed, [], at('01:00'))).toBe(false);
    expect(isWorking(fridayClosed, [], at('19:00'))).toBe(true);
    expect(isWorking(nights, ['2026-11-21'], at('01:00'))).toBe(true);
    expect(isWorking(nights, ['2026-11-20'], at('01:00'))).toBe(false);
  });
});

test.each([
  ['00-00', '24-00'],
  ['00-00', '00-00'],
  ['00-00', '23-59'],
])('%s to %s is round the clock', (from, to) => {
  for (const clock of ['00:00', '03:30', '23:59']) expect(isWorking(week(from, to), [], at(clock))).toBe(true);
});

test('weekdays start on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe('monday');
  expect(weekdayOf('2026-11-22')).toBe('sunday');
});

test.each(['', '2026-11-21', '2026-13-21 10:00', '2026-11-21 24:00', '2026-11-21T10:00'])('"%s" is no moment', text => {
  expect(parseMoment(text)).toBeNull();
});
