/** When an order arrives, as far as anybody has said. */
import { describe, expect, test } from 'vitest';
import { arrivalOf } from '@/lib/orders/arrival';

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

  test('nothing chosen says nothing', () => {
    expect(at('', '18:30')).toBeNull();
    expect(at('soon', '')).toBeNull();
  });
});
