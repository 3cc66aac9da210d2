import { describe, expect, test } from 'vitest';
import { courierAt } from '../../../../sandbox/rules/order-courier.ts';
import { lifeStart, lifeStartAt, rideOf, stepsDue, usualLife } from '../../../../sandbox/rules/order-life.ts';

const start = new Date('2026-11-21T07:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const life = { startsAt: start, seconds: 300, deliveryType: 'delivery' as const };
const names = (steps: { status: string }[]) => steps.map(step => step.status);

describe('the life of an order', () => {
  test('takes about five minutes, and each step comes once', () => {
    expect(usualLife).toBe(300);
    expect(stepsDue(life, 'new', later(35))).toEqual([]);
    expect(stepsDue(life, 'new', later(36))).toEqual([{ status: 'accepted', at: later(36) }]);
    expect(names(stepsDue(life, 'accepted', later(190)))).toEqual(['cooking', 'ready', 'on_a_way']);
    expect(names(stepsDue(life, 'new', later(9000)))).toEqual([
      'accepted',
      'cooking',
      'ready',
      'on_a_way',
      'delivered',
    ]);
  });

  test('a pickup is on no way', () => {
    const steps = stepsDue({ ...life, deliveryType: 'pickup' }, 'new', later(300));
    expect(names(steps)).toEqual(['accepted', 'cooking', 'ready', 'delivered']);
  });

  test('what is over or stands still does not go on', () => {
    expect(stepsDue(life, 'canceled', later(9000))).toEqual([]);
    expect(stepsDue(life, 'delivered', later(9000))).toEqual([]);
    expect(stepsDue({ ...life, seconds: 0 }, 'new', later(9000))).toEqual([]);
  });

  test('begins now, or so that it arrives when a later slot begins', () => {
    expect(lifeStart(start, null, 300)).toEqual(start);
    expect(lifeStart(start, later(3600), 300)).toEqual(start);
    expect(lifeStart(start, later(7200), 300)).toEqual(later(6900));
    expect(lifeStart(start, later(7200), 9000)).toEqual(start);
  });

  test('goes on from a status as if it had come there by itself', () => {
    const startsAt = lifeStartAt('ready', 'delivery', start, 300);
    expect(names(stepsDue({ ...life, startsAt }, 'ready', later(29)))).toEqual([]);
    expect(names(stepsDue({ ...life, startsAt }, 'ready', later(30)))).toEqual(['on_a_way']);
  });
});

describe('the courier', () => {
  const ride = {
    from: { latitude: 41.29, longitude: 69.22 },
    to: { latitude: 41.3, longitude: 69.24 },
    startedAt: start,
    seconds: rideOf(300),
  };

  test('starts at the shop and ends at the door', () => {
    expect(courierAt(ride, later(-10))).toEqual(ride.from);
    expect(courierAt(ride, start)).toEqual(ride.from);
    expect(courierAt(ride, later(120))).toEqual(ride.to);
    expect(courierAt(ride, later(500))).toEqual(ride.to);
  });

  test('comes nearer all the time, along one street and then the other', () => {
    expect(courierAt(ride, later(30))).toEqual({ latitude: 41.29, longitude: expect.closeTo(69.2283, 3) });
    expect(courierAt(ride, later(100))).toEqual({ latitude: expect.closeTo(41.2954, 3), longitude: 69.24 });
  });

  test('a shop next door, or in the same street, is no trouble', () => {
    expect(courierAt({ ...ride, to: ride.from }, later(60))).toEqual(ride.from);
    const sameStreet = { ...ride, to: { latitude: 41.3, longitude: 69.22 } };
    expect(courierAt(sameStreet, later(60))).toEqual({ latitude: 41.295, longitude: 69.22 });
  });
});
