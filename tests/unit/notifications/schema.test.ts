/** Notifications as the API sends them. */
import { expect, test } from 'vitest';
import { notificationSchema } from '@/lib/notifications/schema';

test('a notification about nothing leads nowhere', () => {
  const notification = notificationSchema.parse({
    id: 7,
    title: 'News!',
    body: 'Hello',
    created_at: '2026-11-21 09:00:00Z',
  });
  expect(notification).toMatchObject({
    id: '7',
    orderId: '',
    leadsTo: null,
    status: '',
    isRead: false,
    at: '2026-11-21T09:00:00Z',
  });
});

test('a message about an order finds its number in the title, the order or what came along', () => {
  const base = { id: 7, type: 'status_changed', body: 'Hello', created_at: '2026-11-21 09:00:00Z' };
  for (const more of [{ title: '12' }, { order: { id: 12 } }, { title: 'Hi', data: { id: 12, status: 'ready' } }])
    expect(notificationSchema.parse({ ...base, ...more })).toMatchObject({ orderId: '12', leadsTo: '/orders/12' });
});
