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
  expect(notification).toMatchObject({ id: '7', about: '', status: '', isRead: false, at: '2026-11-21T09:00:00Z' });
});
