import { describe, expect, test } from 'vitest';
import { createClock, marketDate, marketMoment, marketTime } from '../../../sandbox/clock.ts';

describe('the clock', () => {
  test('keeps running from the moment it was set to', () => {
    let real = Date.parse('2026-11-21T07:00:00Z');
    const clock = createClock(() => real);
    clock.set(new Date('2030-01-01T00:00:00Z'));
    real += 5000;
    expect(clock.now().toISOString()).toBe('2030-01-01T00:00:05.000Z');
    clock.reset();
    expect(clock.now().toISOString()).toBe('2026-11-21T07:00:05.000Z');
  });

  test('shifts by seconds from the real time', () => {
    const clock = createClock(() => 0);
    clock.shift(90);
    clock.shift(60);
    expect(clock.now().getTime()).toBe(60_000);
  });
});

describe('the market', () => {
  const late = new Date('2026-11-21T20:30:00Z');

  test('is five hours ahead of UTC', () => {
    expect(marketTime(late)).toBe('2026-11-22 01:30:00');
    expect(marketDate(late)).toBe('2026-11-22');
    expect(marketMoment(late)).toEqual({ date: '2026-11-22', minutes: 90 });
  });
});
