/** The steps of a parcel, and when its page has something new to show. */
import { expect, test } from 'vitest';
import { parcelSchema } from '@/lib/parcels/schema';
import { parcelStatus, parcelSteps, parcelVersion } from '@/lib/parcels/steps';

const times = { createdAt: 1, changedAt: 5 };

test('what is done, what is going on, and what lies ahead', () => {
  expect(parcelSteps({ status: 'ready', ...times }).map(({ state, at }) => `${state} ${at}`)).toEqual([
    'done 1',
    'done null',
    'current 5',
    'ahead null',
    'ahead null',
  ]);
  expect(parcelSteps({ status: 'delivered', ...times }).every(({ state }) => state === 'done')).toBe(true);
});

test('a cancelled parcel and an unknown status have no steps', () => {
  for (const status of ['canceled', 'cancelled', 'cooking', 'lost_in_space'])
    expect(parcelSteps({ status, ...times }), status).toEqual([]);
  expect(parcelStatus({ status: 'cancelled' })).toBe('canceled');
  expect(parcelStatus({ status: 'lost_in_space' })).toBeNull();
});

test('another state, payment or courier is another version', () => {
  const parcel = parcelSchema.parse({ id: 1, status: 'new' });
  const all = [
    parcelVersion(parcel, 'payment'),
    parcelVersion(parcel, 'unknown'),
    parcelVersion({ ...parcel, status: 'accepted' }, 'payment'),
    parcelVersion({ ...parcel, payment: { tag: 'cash', status: 'progress' } }, 'payment'),
    parcelVersion({ ...parcel, payment: { tag: 'cash', status: 'paid' } }, 'payment'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a courier who has come fifty metres nearer is another version', () => {
  const at = (latitude: string) =>
    parcelSchema.parse({
      ...{ id: 1, status: 'on_a_way', address_to: { latitude: '41.3', longitude: '69.2' } },
      deliveryman: { id: 7, delivery_man_setting: { location: { latitude, longitude: '69.2' } } },
    });
  const [far, still, near] = ['41.31', '41.31001', '41.3095'].map(latitude => parcelVersion(at(latitude), 'nothing'));
  expect(still).toBe(far);
  expect(near).not.toBe(far);
});
