import { describe, expect, test, vi } from 'vitest';
import { clockTime, dateInWords, daysBetween, isDate, minutesOf, momentOf, momentsOf, wallTime } from '@/lib/time';

test('a clock time is written and read', () => {
  expect([0, 545, 1170].map(clockTime)).toEqual(['00:00', '09:05', '19:30']);
  expect(minutesOf('19:30')).toBe(1170);
});

test.each(['', '24:00', '9:5', '7pm', '19:30:00', '119:30'])('"%s" is no time', text => {
  expect(minutesOf(text)).toBeNull();
});

test('a date is of a day that exists', () => {
  expect(['2026-11-23', '2024-02-29'].every(isDate)).toBe(true);
  const none = ['', '2026-02-30', '2026-13-01', '0000-00-00', '26-11-23', '2026-11-23 18:30', '+012026-11', 'tomorrow'];
  expect(none.filter(isDate)).toEqual([]);
});

test('days are counted over the end of a month, and not from what is no date', () => {
  expect(daysBetween('2026-11-23', '2026-12-01')).toBe(8);
  expect(daysBetween('', '2026-12-01')).toBeNaN();
});

test.each(['Pacific/Apia', 'America/Los_Angeles'])('a calendar date is the same day for a server in %s', zone => {
  vi.stubEnv('TZ', zone);
  expect(dateInWords('2026-12-04', 'en-GB')).toBe('Friday 4 December');
  expect(dateInWords('2026-12-04', 'de', { day: 'numeric', month: 'short' })).toBe('4. Dez.');
});

test('the time of a clock that is not known says so', () => {
  const clock = { timeZone: 'UTC', skew: 0 };
  const noon = { weekday: 5, date: '2026-11-21', minutes: 720 };
  const moment = Date.parse('2026-11-21T12:00:00Z');
  expect(wallTime(clock, moment)).toEqual(noon);
  expect(wallTime({ ...clock, isUnknown: true }, moment)).toEqual({ ...noon, isUnknown: true });
});

describe('the moment at which a clock shows a time', () => {
  const berlin = { timeZone: 'Europe/Berlin', skew: 0 };

  test.each([
    ['an ordinary day', '2026-11-21', 750, '2026-11-21T12:30:00+01:00'],
    ['a day of summer', '2026-07-01', 750, '2026-07-01T12:30:00+02:00'],
    ['minutes of the next day', '2026-03-28', 1440 + 240, '2026-03-29T04:00:00+02:00'],
    ['minutes of the day before', '2026-03-29', -60, '2026-03-28T23:00:00+01:00'],
    ['the evening before the clock is changed', '2026-03-28', 1380, '2026-03-28T23:00:00+01:00'],
    ['in the hour that is left out', '2026-03-29', 135, '2026-03-29T03:15:00+02:00'],
    ['in the hour that comes twice', '2026-10-25', 150, '2026-10-25T02:30:00+02:00'],
  ])('%s', (_, date, minutes, moment) => {
    expect(momentOf(berlin, date, minutes)).toBe(Date.parse(moment));
  });

  test('a clock that is ahead shows a time that is left out earlier', () => {
    const ahead = { ...berlin, skew: 60_000 };
    expect(momentOf(ahead, '2026-03-29', 135)).toBe(Date.parse('2026-03-29T03:14:00+02:00'));
  });

  test('comes twice, once or never', () => {
    const [early, late] = [Date.parse('2026-10-25T02:30:00+02:00'), Date.parse('2026-10-25T02:30:00+01:00')];
    expect(momentsOf(berlin, '2026-10-25', 150)).toEqual([early, late]);
    expect(momentsOf(berlin, '2026-10-25', 180)).toHaveLength(1);
    expect(momentsOf(berlin, '2026-03-29', 150)).toEqual([]);
    expect(momentOf(berlin, '2026-10-25', 150, early)).toBe(early);
    expect(momentOf(berlin, '2026-10-25', 150, early + 1)).toBe(late);
    expect(momentOf(berlin, '2026-10-25', 150, late + 1), 'both have gone by').toBe(late);
  });

  test.each(['UTC', 'Asia/Tashkent', 'Pacific/Apia', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'is read back in %s, on a clock of its own',
    timeZone => {
      const clock = { timeZone, skew: 90_000 };
      for (let hour = 0; hour < 24 * 366; hour += 17) {
        const { date, minutes } = wallTime(clock, Date.UTC(2026, 0, 1, hour));
        expect(wallTime(clock, momentOf(clock, date, minutes))).toMatchObject({ date, minutes });
      }
    },
  );
});
