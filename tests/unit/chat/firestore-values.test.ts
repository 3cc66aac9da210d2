import { expect, test } from 'vitest';
import { fieldsOf, fieldsSchema, valuesOf } from '@/lib/chat/firestore-values';

const fields = {
  chat_content: 'Is the soup hot?',
  sender: 1,
  weight: 0.5,
  unread: true,
  img: null,
  user: { id: 7, tags: ['a', 'b'], more: {} },
  created_at: { seconds: 1_795_360_000, nanoseconds: 120_456_000 },
};

test('what is written is read again, each value with its type', () => {
  expect(fieldsOf(fieldsSchema.parse(JSON.parse(JSON.stringify(valuesOf(fields)))))).toEqual(fields);
});

test('a value is written as the database wants it', () => {
  expect(valuesOf({ sender: 1, weight: 0.5, chat_img: undefined, created_at: fields.created_at })).toEqual({
    sender: { integerValue: '1' },
    weight: { doubleValue: 0.5 },
    created_at: { timestampValue: '2026-11-22T15:06:40.120456000Z' },
  });
});

test.each([
  ['2026-11-22T15:06:40Z', 0],
  ['2026-11-22T15:06:40.1Z', 100_000_000],
  ['2026-11-22T15:06:40.120456789Z', 120_456_789],
])('%s keeps what is finer than a millisecond', (timestampValue, nanoseconds) => {
  expect(fieldsOf({ at: { timestampValue } })).toEqual({ at: { seconds: 1_795_360_000, nanoseconds } });
});

test('what other clients may have written beside is left out, not refused', () => {
  const other = { bytesValue: 'AA==' };
  const empty = { mapValue: {} };
  expect(fieldsOf(fieldsSchema.parse({ other, empty, none: { arrayValue: {} } }))).toEqual({
    other: undefined,
    empty: {},
    none: [],
  });
});
