/** Which errors of a form that script sends mean that its action never answered. */
import { expect, test } from 'vitest';
import { isUnanswered } from '@/lib/forms/unanswered';

const named = (name: string) => Object.assign(new Error('gone'), { name });

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), true],
  ['a request that took too long', new DOMException('It took too long.', 'TimeoutError'), true],
  ['an answer that is not the action’s', new Error('An unexpected response was received from the server.'), true],
  ['what the server threw', Object.assign(new Error('hidden'), { digest: '1234' }), false],
  ['a redirect', Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;push;/;303;' }), false],
  ['a form of an older build', named('UnrecognizedActionError'), false],
  ['something else', 'thrown', false],
])('%s', (_, error, expected) => {
  expect(isUnanswered(error)).toBe(expected);
});
