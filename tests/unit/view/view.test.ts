import { describe, expect, test } from 'vitest';
import { afterChoice } from '../../../lib/preferences/choice.ts';
import {
  anywhere,
  baseCurrency,
  formatView,
  isPlace,
  parseView,
  placeOf,
  pointOf,
  type View,
} from '../../../lib/view/view.ts';

const standard: View = { currency: baseCurrency, theme: 'system', place: anywhere };

describe('the view cookie', () => {
  test.each<View>([
    standard,
    { currency: '7', theme: 'dark', place: '41290x69220' },
    { currency: '999999', theme: 'light', place: '-33868x151209' },
    { currency: baseCurrency, theme: 'dark', place: '-90000x-180000' },
  ])('reads what it wrote: %o', view => {
    expect(parseView(formatView(view))).toEqual(view);
  });

  test.each([undefined, '', '_', '__', 'view', '../../etc_<script>_x', '0_blue_nowhere', '1e3_DARK_41.29x69.22'])(
    'falls back to the standard view for %s',
    cookie => {
      expect(parseView(cookie)).toEqual(standard);
    },
  );

  test('one forged part costs only itself', () => {
    expect(parseView('7_blue_41290x69220')).toEqual({ currency: '7', theme: 'system', place: '41290x69220' });
    expect(parseView("7' or 1=1_dark_41290x69220")).toEqual({ currency: 'base', theme: 'dark', place: '41290x69220' });
    expect(parseView('7_dark_41290x69220/../..')).toEqual({ currency: '7', theme: 'dark', place: anywhere });
  });

  test.each(['0', '-1', '01', '1234567', '1.5', 'base ', 'BASE', '1/2', '%31'])('%s is no currency', currency => {
    expect(parseView(`${currency}_dark_${anywhere}`).currency).toBe(baseCurrency);
  });
});

describe('a place', () => {
  test('is the point, snapped to thousandths of a degree and written without dots', () => {
    expect(placeOf({ latitude: 41.29049, longitude: 69.21951 })).toBe('41290x69220');
    expect(placeOf({ latitude: -0.0004, longitude: 0.0006 })).toBe('0x1');
  });

  test('stands for every door within about 100 m, and moves it by no more than half of that', () => {
    for (let step = 0; step < 100; step += 1) {
      const door = { latitude: 41.29 + step * 0.00037, longitude: 69.22 - step * 0.00053 };
      const snapped = pointOf(placeOf(door));
      expect(Math.abs((snapped?.latitude ?? 99) - door.latitude)).toBeLessThanOrEqual(0.0005 + 1e-9);
      expect(Math.abs((snapped?.longitude ?? 99) - door.longitude)).toBeLessThanOrEqual(0.0005 + 1e-9);
    }
  });

  test('has one spelling, so that one point is one view', () => {
    expect(isPlace('41290x69220')).toBe(true);
    for (const other of [
      '041290x69220',
      '41290x069220',
      '-0x0',
      '41290X69220',
      '41290x69220 ',
      '41.290x69.220',
      '+1x1',
    ])
      expect(isPlace(other), other).toBe(false);
  });

  test('is on the globe', () => {
    expect(isPlace('90000x180000')).toBe(true);
    expect(isPlace('90001x0')).toBe(false);
    expect(isPlace('0x180001')).toBe(false);
  });
});

describe('a choice', () => {
  const currencies = [
    { id: '1', isDefault: true },
    { id: '2', isDefault: false },
  ];
  const view: View = { currency: '2', theme: 'dark', place: '41290x69220' };

  test('changes its own part alone', () => {
    expect(afterChoice(standard, { currency: '2' }, currencies)).toEqual({ ...standard, currency: '2' });
    expect(afterChoice(view, { theme: 'system' }, currencies)).toEqual({ ...view, theme: 'system' });
  });

  test('keeps the default currency as "base", by either name', () => {
    expect(afterChoice(view, { currency: '1' }, currencies).currency).toBe(baseCurrency);
    expect(afterChoice(view, { currency: 'base' }, currencies).currency).toBe(baseCurrency);
  });

  test('of what there is not changes nothing', () => {
    expect(afterChoice(view, { currency: '3', theme: 'blue' }, currencies)).toEqual(view);
    expect(afterChoice(view, { currency: '1' }, [])).toEqual(view);
    expect(afterChoice(view, {}, currencies)).toEqual(view);
  });
});
