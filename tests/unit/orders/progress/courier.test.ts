/** Where the courier is, seen from the door. */
import { describe, expect, test } from 'vitest';
import { courierPlace } from '@/lib/orders/progress/courier';
import { order } from '../order.ts';

describe('the courier', () => {
  const door = { latitude: '41.3', longitude: '69.2' };
  const at = (latitude: string, status = 'on_a_way') =>
    courierPlace(
      order({
        status,
        location: door,
        deliveryman: { id: 7, firstname: 'Dana', delivery_man_setting: { location: { latitude, longitude: '69.2' } } },
      }),
    );

  test('is so far in that direction, in steps of 50 metres', () => {
    expect(at('41.31')).toMatchObject({ distance: 1100, direction: 'n', minutes: 6, isAtDoor: false });
    expect(at('41.3098'), '1,090 metres').toMatchObject({ distance: 1100 });
  });

  test('is at the door when near', () => {
    expect(at('41.3001')).toMatchObject({ isAtDoor: true, minutes: 1 });
  });

  test('is nowhere before the ride, and without a place', () => {
    expect(at('41.31', 'ready')).toBeNull();
    const deliveryman = { id: 7, delivery_man_setting: { location: { latitude: '41.31', longitude: '69.2' } } };
    expect(courierPlace(order({ status: 'on_a_way', deliveryman })), 'nobody knows where to').toBeNull();
    expect(courierPlace(order({ status: 'on_a_way', location: door, deliveryman: { id: 7 } }))).toBeNull();
  });
});
