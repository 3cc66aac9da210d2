/** Which collection points a checkout lists, which one is chosen, and when they are open. */
import { describe, expect, test, vi } from 'vitest';
import { timesOf } from '@/lib/checkout/checkout-times';
import { collectionOf } from '@/lib/checkout/collection/collection';
import { pointHours } from '@/lib/checkout/collection/point-hours';
import { draftFrom, emptyDraft } from '@/lib/checkout/draft/draft';
import type { CollectionPoint } from '@/lib/collection-points/schema';
import * as environment from '@/lib/env';
import { money } from '@/lib/money';
import type { Hours } from '@/lib/shops/schema';
import { addDays, wallTime } from '@/lib/time';

const home = { latitude: 41.3, longitude: 69.2 };

/** So many thousandths of a degree north of home. */
function pointAt(id: string, north: number | null): CollectionPoint {
  return {
    ...{ id, isActive: true, title: `Point ${id}`, address: '', rating: 0, ratingCount: 0, hours: null },
    location: north === null ? null : { ...home, latitude: home.latitude + north / 1000 },
    price: money(150, 'base'),
  };
}

const week = (from: number, to: number, closedDates: string[] = []): Hours => ({
  isTakingOrders: true,
  closedDates,
  days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: from * 60, to: to * 60, isClosed: false })),
});

describe('the list', () => {
  const points = [pointAt('3', 3), pointAt('9', null), pointAt('1', 1), pointAt('2', 2)];
  const wanted = { fulfilment: 'collection', collectionPoint: '' } as const;

  test('the nearest comes first and is preselected; one without a place comes last', () => {
    const found = collectionOf(points, wanted, home, null);
    expect(found?.points?.map(({ id }) => id)).toEqual(['1', '2', '3', '9']);
    expect(found?.chosen?.id).toBe('1');
    expect(Math.round(found?.chosen?.distance ?? 0)).toBe(111);
    expect(found?.isCut).toBe(false);
  });

  test('what is closed at the time of the order is preselected only where all of them are', () => {
    const shut = { isTakingOrders: true, closedDates: [], days: [] };
    const when = { kind: 'asap', date: '2026-11-25', inDays: 0, minutes: 720 } as const;
    const closed = (...ids: string[]) => points.map(one => (ids.includes(one.id) ? { ...one, hours: shut } : one));
    expect(collectionOf(closed('1'), wanted, home, when)?.chosen?.id).toBe('2');
    expect(collectionOf(closed('1', '2', '3'), wanted, home, when)?.chosen?.id).toBe('1');
    expect(collectionOf(closed('1'), { ...wanted, collectionPoint: '1' }, home, when)?.chosen?.id).toBe('1');
  });

  test('without an address they stay in the order of the API, and none is preselected', () => {
    const found = collectionOf(points, wanted, null, null);
    expect(found?.points?.map(({ id }) => id)).toEqual(['3', '1', '2', '9']);
    expect(found?.chosen).toBeNull();
  });

  test('what the customer has chosen is listed however far away it is', () => {
    const many = Array.from({ length: 30 }, (_, north) => pointAt(String(north + 1), north + 1));
    const found = collectionOf(many, { ...wanted, collectionPoint: '27' }, home, null);
    expect(found?.points).toHaveLength(20);
    expect(found?.points?.at(-1)).toBe(found?.chosen);
    expect(found?.chosen?.id).toBe('27');
    expect(found?.isCut).toBe(true);
  });

  test('what is gone is not replaced by another one', () => {
    expect(collectionOf(points, { ...wanted, collectionPoint: '8' }, home, null)?.chosen).toBeNull();
  });

  test.each([null, []])('where there are none (%o), collecting is offered to nobody but who has chosen it', found => {
    expect(collectionOf(found, { ...wanted, fulfilment: 'delivery' }, home, null)).toBeNull();
    expect(collectionOf(found, wanted, home, null)).toEqual({ points: found, isCut: false, chosen: null });
  });
});

describe('the times', () => {
  const clock = { timeZone: 'UTC', skew: 0 };
  const shop = { hours: week(0, 24), deliveryTime: { from: 20, to: 30, type: 'minute' as const } };
  const today = wallTime(clock).date;
  const tomorrow = addDays(today, 1);
  const times = (hours: Hours | null, draft = {}) => timesOf(shop, { ...emptyDraft, ...draft }, clock, hours);

  test('are those of the shop that lie within the hours of the point', () => {
    const [, next, after] = times(week(9, 11, [addDays(today, 2)])).days;
    expect(next?.slots).toEqual([540, 570, 600, 630]);
    expect(after?.slots).toEqual([]);
    expect(times(null).days[1]?.slots.length).toBeGreaterThan(40);
  });

  test('soon is offered while the point is open then', () => {
    expect(times(week(0, 24)).when.kind).toBe('asap');
    const closed = { ...week(0, 24), days: [] };
    expect(times(closed)).toMatchObject({ soonest: null, when: { kind: 'none', why: 'pointClosed' } });
  });

  test('a chosen time at which the point is closed is its fault, and one at which the shop is closed is not', () => {
    const at = (time: string) => times(week(9, 11), { day: tomorrow, time }).when;
    expect(at('10:00')).toMatchObject({ kind: 'slot', date: tomorrow, minutes: 600 });
    expect(at('14:00')).toMatchObject({ kind: 'none', why: 'pointClosed', wanted: { kind: 'slot', minutes: 840 } });
    expect(at('14:07')).toEqual({ kind: 'none', why: 'gone' });
  });

  test('each point tells its hours on the day of the order, and whether it is open at its time', () => {
    const { when } = times(null, { day: tomorrow, time: '10:00' });
    const told = (hours: Hours | null) => pointHours({ hours }, when);
    expect(told(week(9, 11))).toMatchObject({ opening: { from: 540, to: 660 }, isAllDay: false, isOpenThen: true });
    expect(told(week(12, 13))).toMatchObject({ inDays: 1, isOpenThen: false });
    expect(told(week(0, 24))).toMatchObject({ isAllDay: true, isOpenThen: true });
    expect(told(week(9, 11, [tomorrow]))).toMatchObject({ opening: null, isOpenThen: false });
    expect(told(week(18, 2))).toMatchObject({ isAllDay: false, isOpenThen: false });
    expect(told(week(10, 10))).toMatchObject({ isAllDay: true, isOpenThen: true });
    expect(told(null)).toBeNull();
    const { when: night } = times(null, { day: tomorrow, time: '01:00' });
    expect(pointHours({ hours: week(18, 2) }, night), 'since the evening before').toMatchObject({ isOpenThen: true });
    expect(pointHours({ hours: week(18, 1) }, night)).toMatchObject({ isOpenThen: false });
    const { when: refused } = times(week(12, 13), { day: tomorrow, time: '10:00' });
    expect(pointHours({ hours: week(12, 13) }, refused)).toMatchObject({ date: tomorrow, isOpenThen: false });
  });
});

describe('the draft', () => {
  test.each([
    ['stays empty while the customer does not collect', 'delivery', '5', '5', ''],
    ['takes the nearest as the choice of who collects', 'collection', '5', '5', '5'],
    ['keeps another one for who looks at delivery in between', 'delivery', '6', '5', '6'],
    ['keeps one that was chosen before', 'pickup', '6', undefined, '6'],
  ])('%s', (_, fulfilment, collectionPoint, nearestPoint, kept) => {
    speaks('R2');
    expect(draftFrom({ fulfilment, collectionPoint, nearestPoint }).collectionPoint).toBe(kept);
  });

  test('has no such way where the API does not know it', () => {
    speaks('R1');
    expect(draftFrom({ fulfilment: 'collection' }).fulfilment).toBe('');
    expect(draftFrom({ fulfilment: 'pickup' }).fulfilment).toBe('pickup');
  });
});

function speaks(API_REVISION: 'R1' | 'R2') {
  vi.spyOn(environment, 'env').mockReturnValue({ API_REVISION } as ReturnType<typeof environment.env>);
}
