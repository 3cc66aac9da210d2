/** Does Enter send a message only when it is meant to? */
import { expect, test, vi } from 'vitest';
import { sendByEnter } from '@/components/chat/send-by-enter.client';

/** How many times the form is sent by this press of Enter. */
function sentBy(native: Partial<KeyboardEvent>): number {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const requestSubmit = vi.fn();
  const event = {
    key: 'Enter',
    shiftKey: false,
    nativeEvent: { isComposing: false, keyCode: 13, ...native },
    currentTarget: { form: { requestSubmit } },
    preventDefault: () => {},
  };
  sendByEnter(event as unknown as Parameters<typeof sendByEnter>[0]);
  vi.unstubAllGlobals();
  return requestSubmit.mock.calls.length;
}

test('Enter sends', () => {
  expect(sentBy({})).toBe(1);
});

test('the Enter that ends a word of an input method does not, in Safari either', () => {
  expect(sentBy({ isComposing: true, keyCode: 229 })).toBe(0);
  // Safari ends the composition first, and then sends the key.
  expect(sentBy({ isComposing: false, keyCode: 229 })).toBe(0);
});
