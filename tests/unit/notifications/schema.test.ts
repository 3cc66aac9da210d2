/** Messages as the API sends them. */
import { expect, test } from 'vitest';
import { messageSchema } from '@/lib/notifications/schema';

test('a message about nothing leads nowhere', () => {
  const message = messageSchema.parse({ id: 7, title: 'News!', body: 'Hello', created_at: '2026-11-21 09:00:00Z' });
  expect(message).toMatchObject({ id: '7', about: '', status: '', isRead: false, at: '2026-11-21T09:00:00Z' });
});
