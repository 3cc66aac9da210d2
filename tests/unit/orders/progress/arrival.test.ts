/** When an order arrives, as far as anybody has said. */
import { describe, expect, test } from 'vitest';
import type { MarketClock } from '@/lib/market/queries';
import { arrivalOf, expectedArrival, minutesLeft } from '@/lib/orders/progress/arrival';
import { order } from '../order.ts';

const utc: MarketClock = { timeZone: 'UTC', skew: 0 };
const now = Date.parse('2023-06-01T18:00:30Z');
const chosenAt = (date: string, time: string) => ({ date, time, createdAt: null });

describe('arrival', () => {
  const at = (date: string, time: string) => arrivalOf(chosenAt(date, time), utc, now);

  test('a start, a span, a day without a time', () => {
    expect(at('2023-06-01', '18:30')).toMatchObject({ day: 'today', from: 1110, to: null, isLate: false });
    expect(at('2023-06-02', '10:00 - 10:30')).toMatchObject({ day: 'tomorrow', from: 600, to: 630 });
    expect(at('2023-06-09', '')).toMatchObject({ day: 'other', from: null, to: null });
  });

  test('late once the end has gone by', () => {
    expect(at('2023-06-01', '17:30')?.isLate).toBe(true);
    expect(at('2023-06-01', '17:30-18:30')?.isLate).toBe(false);
    expect(at('2023-06-01', '17:59')?.isLate).toBe(true);
    expect(at('2023-06-01', '18:00')?.isLate, 'within its minute').toBe(false);
    expect(at('2023-05-31', '23:30')?.isLate).toBe(true);
    expect(at('2023-05-31', '')?.isLate).toBe(true);
    expect(at('2023-06-01', '')?.isLate).toBe(false);
  });

  test('a span that ends at midnight is not over in the evening', () => {
    const evening = Date.parse('2023-06-01T23:40:00Z');
    const last = arrivalOf(chosenAt('2023-06-01', '23:30 - 00:00'), utc, evening);
    expect(last).toMatchObject({ day: 'today', from: 1410, to: 0, isLate: false });
    expect(minutesLeft(last, evening)).toEqual({ least: 1, most: 20 });
  });

  test('what is near is of today, on both sides of midnight', () => {
    const evening = Date.parse('2023-06-01T23:50:00Z');
    const soon = arrivalOf(chosenAt('2023-06-02', '00:05 - 00:35'), utc, evening);
    expect(soon).toMatchObject({ day: 'today', date: '2023-06-02', from: 5 });
    expect(minutesLeft(soon, evening)).toEqual({ least: 15, most: 45 });
    expect(arrivalOf(chosenAt('2023-06-02', '09:30'), utc, evening)?.day).toBe('tomorrow');
    const night = Date.parse('2023-06-02T00:10:00Z');
    expect(arrivalOf(chosenAt('2023-06-01', '23:45 - 00:15'), utc, night)).toMatchObject({
      day: 'today',
      isLate: false,
    });
    expect(arrivalOf(chosenAt('2023-06-01', '23:30'), utc, night)).toMatchObject({ day: 'today', isLate: true });
    expect(arrivalOf(chosenAt('2023-06-01', '12:30'), utc, night)).toMatchObject({ day: 'other', isLate: true });
  });

  test('nothing chosen says nothing', () => {
    expect(at('', '18:30')).toBeNull();
    expect(at('soon', '')).toBeNull();
    expect(at('0000-00-00', '00:00'), 'what a database writes for no date').toBeNull();
  });
});

describe('the one arrival that a page speaks of', () => {
  const chosen = { delivery_date: '2023-06-01', delivery_time: '18:45', status: 'on_a_way' };
  const near = { location: { latitude: '41.30', longitude: '69.24' } };
  const courier = { id: 9, delivery_man_setting: { location: { latitude: '41.31', longitude: '69.24' } } };

  test('is the chosen time until the courier is on the way', () => {
    const cooking = order({ ...chosen, ...near, status: 'cooking', deliveryman: courier });
    expect(expectedArrival(cooking, utc, now)).toMatchObject({ from: 18 * 60 + 45 });
  });

  test('is by where the courier is, from then on: 1.1 km are 6 minutes', () => {
    const coming = order({ ...chosen, ...near, deliveryman: courier });
    expect(expectedArrival(coming, utc, now)).toMatchObject({
      day: 'today',
      from: 18 * 60 + 6,
      to: null,
      isLate: false,
    });
  });

  test('passes midnight', () => {
    const coming = order({ ...chosen, ...near, deliveryman: courier });
    const late = Date.parse('2023-06-01T23:58:00Z');
    expect(expectedArrival(coming, utc, late)).toMatchObject({ day: 'today', date: '2023-06-02', from: 4 });
  });
});

describe('minutes left', () => {
  const left = (date: string, time: string) => minutesLeft(arrivalOf(chosenAt(date, time), utc, now), now);

  test('to one moment, or to a span', () => {
    expect(left('2023-06-01', '18:25')).toEqual({ least: 25, most: null });
    expect(left('2023-06-01', '18:10 - 18:40')).toEqual({ least: 10, most: 40 });
    expect(left('2023-06-01', '18:25 - 18:25')).toEqual({ least: 25, most: null });
  });

  test('a span that has begun ends at least one minute from now', () => {
    expect(left('2023-06-01', '17:50 - 18:20')).toEqual({ least: 1, most: 20 });
  });

  test('are not counted when it is long, late, another day or unknown', () => {
    expect(left('2023-06-01', '19:31')).toBeNull();
    expect(left('2023-06-01', '18:10 - 20:00')).toBeNull();
    expect(left('2023-06-01', '17:30')).toBeNull();
    expect(left('2023-06-02', '18:10')).toBeNull();
    expect(left('2023-06-01', '')).toBeNull();
    expect(left('', '')).toBeNull();
  });
});

describe('when the clock is changed, in Berlin', () => {
  const berlin: MarketClock = { timeZone: 'Europe/Berlin', skew: 0 };
  const from = (made: string, date: string, time: string, at = made) => {
    const arrival = arrivalOf({ date, time, createdAt: Date.parse(made) }, berlin, Date.parse(at));
    return { isLate: arrival?.isLate, left: minutesLeft(arrival, Date.parse(at))?.least };
  };

  test('half an hour over the hour that is left out is half an hour', () => {
    const spring = '2026-03-29';
    expect(from('2026-03-29T01:45:00+01:00', spring, '03:15')).toEqual({ isLate: false, left: 30 });
    expect(from('2026-03-29T01:45:00+01:00', spring, '02:15'), 'written by another client').toEqual({
      isLate: false,
      left: 30,
    });
  });

  test('half an hour into the second of the same hour is half an hour', () => {
    const autumn = '2026-10-25';
    const [first, second] = ['2026-10-25T02:50:00+02:00', '2026-10-25T02:05:00+01:00'];
    expect(from(first, autumn, '02:20')).toEqual({ isLate: false, left: 30 });
    expect(from(first, autumn, '02:20', second)).toEqual({ isLate: false, left: 15 });
    expect(from(first, autumn, '02:20', '2026-10-25T02:21:00+01:00').isLate).toBe(true);
    expect(from('2026-10-25T01:50:00+02:00', autumn, '02:20', second).isLate, 'the first of them').toBe(true);
    expect(from(second, autumn, '03:05').left).toBe(60);
  });

  test('the clock of the API, which is ahead, says when the order was made', () => {
    const made = Date.parse('2026-10-25T02:20:00+02:00');
    const ahead = { ...berlin, skew: 1_800_000 };
    const arrival = arrivalOf({ date: '2026-10-25', time: '02:45', createdAt: made }, ahead, made);
    expect(arrival?.begins).toBe(Date.parse('2026-10-25T02:15:00+02:00'));
  });

  test('a courier on the way comes at the time that the clock then shows', () => {
    const near = { location: { latitude: '41.30', longitude: '69.24' } };
    const deliveryman = { id: 9, delivery_man_setting: { location: { latitude: '41.31', longitude: '69.24' } } };
    const coming = order({ status: 'on_a_way', ...near, deliveryman });
    const now = Date.parse('2026-03-29T01:58:00+01:00');
    expect(expectedArrival(coming, berlin, now)).toMatchObject({ day: 'today', from: 3 * 60 + 4 });
  });
});
