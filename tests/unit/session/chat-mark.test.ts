import { expect, test } from 'vitest';
import { formatChatMark, parseChatMark } from '@/lib/session/chat-mark';
import { parseMe } from '@/lib/session/me';

/** In the middle of the 20,454th day since the epoch. */
const now = 20_454.5 * 86_400_000;

test.each([
  ['1.3', null],
  ['1.3~20454', { day: 20_454, isUnread: false }],
  ['1.0.20454~20450u', { day: 20_450, isUnread: true }],
  ['1.3~20447', null],
  ['1.3~x', null],
  [undefined, null],
])('%j knows of %j', (cookie, mark) => {
  expect(parseChatMark(cookie, now)).toEqual(mark);
});

test('what was written is read, and the rest of the cookie with it', () => {
  const cookie = `1.3.20454${formatChatMark({ day: 20_454, isUnread: true })}`;
  expect(parseChatMark(cookie, now)).toEqual({ day: 20_454, isUnread: true });
  expect(`1.3${formatChatMark({ day: 20_454, isUnread: false })}${formatChatMark(null)}`).toBe('1.3~20454');
  expect(parseMe(cookie, now)).toEqual({ isSignedIn: true, count: 3, hasOpenOrder: true, hasNoneAgain: false });
});
