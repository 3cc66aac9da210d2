/** When an order arrives, as far as anybody has said. */
import { describe, expect, test } from 'vitest';
import { arrivalOf, expectedArrival, minutesLeft } from '@/lib/orders/arrival';
import { order } from './order.ts';

describe('arrival', () => {
  const now = { weekday: 3, date: '2023-06-01', minutes: 18 * 60 };
  const at = (date: string, time: string) => arrivalOf({ date, time }, now);

  test('a start, a span, a day without a time', () => {
    expect(at('2023-06-01', '18:30')).toMatchObject({ day: 'today', from: 1110, to: null, isLate: false });
    expect(at('2023-06-02', '10:00 - 10:30')).toMatchObject({ day: 'tomorrow', from: 600, to: 630 });
    expect(at('2023-06-09', '')).toMatchObject({ day: 'other', from: null, to: null });
  });

  test('late once the end has gone by', () => {
    expect(at('2023-06-01', '17:30')?.isLate).toBe(true);
    expect(at('2023-06-01', '17:30-18:30')?.isLate).toBe(false);
    expect(at('2023-05-31', '23:30')?.isLate).toBe(true);
  });

  test('a span that ends at midnight is not over in the evening', () => {
    const evening = { ...now, minutes: 23 * 60 + 40 };
    const last = arrivalOf({ date: '2023-06-01', time: '23:30 - 00:00' }, evening);
    expect(last).toMatchObject({ day: 'today', from: 1410, to: 0, isLate: false });
    expect(minutesLeft(last, evening)).toEqual({ least: 1, most: 20 });
  });

  test('nothing chosen says nothing', () => {
    expect(at('', '18:30')).toBeNull();
    expect(at('soon', '')).toBeNull();
  });
});

describe('the one arrival that a page speaks of', () => {
  const now = { weekday: 3, date: '2023-06-01', minutes: 18 * 60 };
  const chosen = { delivery_date: '2023-06-01', delivery_time: '18:45', status: 'on_a_way' };
  const near = { location: { latitude: '41.30', longitude: '69.24' } };
  const courier = { id: 9, delivery_man_setting: { location: { latitude: '41.31', longitude: '69.24' } } };

  test('is the chosen time until the courier is on the way', () => {
    const cooking = order({ ...chosen, ...near, status: 'cooking', deliveryman: courier });
    expect(expectedArrival(cooking, now)).toMatchObject({ from: 18 * 60 + 45 });
  });

  test('is by where the courier is, from then on: 1.1 km are 6 minutes', () => {
    const coming = order({ ...chosen, ...near, deliveryman: courier });
    expect(expectedArrival(coming, now)).toMatchObject({ day: 'today', from: 18 * 60 + 6, to: null, isLate: false });
  });

  test('passes midnight', () => {
    const coming = order({ ...chosen, ...near, deliveryman: courier });
    const late = { ...now, minutes: 23 * 60 + 58 };
    expect(expectedArrival(coming, late)).toMatchObject({ day: 'tomorrow', date: '2023-06-02', from: 4 });
  });
});

describe('minutes left', () => {
  const now = { weekday: 3, date: '2023-06-01', minutes: 18 * 60 };
  const left = (date: string, time: string) => minutesLeft(arrivalOf({ date, time }, now), now);

  test('to one moment, or to a span', () => {
    expect(left('2023-06-01', '18:25')).toEqual({ least: 25, most: null });
    expect(left('2023-06-01', '18:10 - 18:40')).toEqual({ least: 10, most: 40 });
  });

  test('a span that has begun ends at least one minute from now', () => {
    expect(left('2023-06-01', '17:50 - 18:20')).toEqual({ least: 1, most: 20 });
  });

  test('are not counted when it is long, late, another day or unknown', () => {
    expect(left('2023-06-01', '19:31')).toBeNull();
    expect(left('2023-06-01', '17:30')).toBeNull();
    expect(left('2023-06-02', '18:10')).toBeNull();
    expect(left('2023-06-01', '')).toBeNull();
    expect(left('', '')).toBeNull();
  });
});
