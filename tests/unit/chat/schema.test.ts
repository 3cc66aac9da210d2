import { expect, test } from 'vitest';
import { chatSchema, messageSchema } from '@/lib/chat/schema';

const wire = { id: 'm', chat_id: 'c', chat_content: 'hello', sender: 1, unread: true };
const at = (seconds: number, nanoseconds: number) =>
  messageSchema.parse({ ...wire, created_at: { seconds, nanoseconds } });

test('a message of the customer, one of the other side, and what is missing reads as empty', () => {
  expect(at(1_795_360_000, 5_000_000)).toMatchObject({
    isOwn: true,
    isUnread: true,
    picture: '',
    at: 1_795_360_000_005,
  });
  expect(messageSchema.parse({ id: 'm', chat_id: 'c', sender: 0 })).toMatchObject({
    isOwn: false,
    isUnread: false,
    text: '',
    at: 0,
  });
});

test('the order is finer than a millisecond, and holds over digits', () => {
  const orders = [at(999_999_999, 0), at(1_795_360_000, 999), at(1_795_360_000, 1000), at(1_795_360_001, 0)];
  expect(orders.map(({ order }) => order).toSorted()).toEqual(orders.map(({ order }) => order));
});

test('a date that another client has written as text is read', () => {
  expect(messageSchema.parse({ ...wire, created_at: '2026-11-22T15:00:00.500Z' })).toMatchObject({
    at: Date.parse('2026-11-22T15:00:00.500Z'),
    order: '01795359600500000000',
  });
  expect(messageSchema.parse({ ...wire, created_at: 'yesterday' }).at).toBe(0);
});

test('a chat without a customer is none', () => {
  expect(chatSchema.safeParse({ id: 'c', roleId: 'admin' }).success).toBe(false);
  expect(chatSchema.parse({ id: 'c', roleId: 7, user: { id: 5 } })).toMatchObject({ partner: '7', customerId: '5' });
});

test('of a message as long as a document may be, the beginning is read', () => {
  const { text } = messageSchema.parse({ ...wire, chat_content: `hello${' you'.repeat(250_000)}` });
  expect(text).toMatch(/^hello you you/);
  expect(text.length).toBeLessThanOrEqual(10_000);
});
