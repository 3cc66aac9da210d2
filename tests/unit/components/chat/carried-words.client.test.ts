/** Half-typed words go along from the form of a new chat to the form of its page, and to no other. */
import { beforeEach, expect, test, vi } from 'vitest';
import { carryWords, dropKeptWords, emptyField } from '@/components/chat/carried-words.client';
import { keepMessages } from '@/components/chat/kept-messages.client';

interface Field {
  value: string;
  selectionEnd: number;
  focus: () => void;
  setSelectionRange: (from: number, to: number) => void;
}

const page: { activeElement: unknown } = { activeElement: null };

beforeEach(() => {
  page.activeElement = null;
  vi.stubGlobal('document', page);
  carryWords(null, '');
});

function field(value = ''): HTMLTextAreaElement {
  const made: Field = {
    value,
    selectionEnd: value.length,
    focus: () => {
      page.activeElement = made;
    },
    setSelectionRange: (_, to) => {
      made.selectionEnd = to;
    },
  };
  return made as HTMLTextAreaElement;
}

test('words, focus and caret go along', () => {
  const first = field('It was to be here');
  first.focus();
  first.setSelectionRange(6, 6);
  carryWords(first, '12')?.();
  const next = field();
  carryWords(next, '12');
  expect([next.value, next.selectionEnd, page.activeElement]).toEqual(['It was to be here', 6, next]);
});

test('a field that was left takes no focus, and an empty one keeps what the page wrote into the next', () => {
  carryWords(field(), '12')?.();
  const next = field('About order 7: ');
  next.selectionEnd = 0;
  carryWords(next, '12');
  expect([next.value, next.selectionEnd, page.activeElement]).toEqual(['About order 7: ', 15, null]);
});

test('another chat, which another customer’s is too, gets nothing, and then nobody does', () => {
  carryWords(field('a secret'), '12')?.();
  const [other, late] = [field(), field()];
  carryWords(other, '13');
  carryWords(late, '12');
  expect([other.value, late.value]).toEqual(['', '']);
});

test('words of a message that is shown as not sent are not in the field as well', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const text = 'written while the session ended';
  keepMessages('12', [{ key: 'a', text, picture: null, state: 'failed', sentence: '', form: new FormData() }]);
  const fields = [field(text), field(text), field(text), field(`${text}, and more`)] as const;
  dropKeptWords(fields[0], '12', { messageKey: 'a', text });
  dropKeptWords(fields[1], '12', { messageKey: 'b', text });
  dropKeptWords(fields[2], '13', { messageKey: 'a', text });
  dropKeptWords(fields[3], '12', { messageKey: 'a', text });
  expect(fields.map(({ value }) => value)).toEqual(['', text, text, `${text}, and more`]);
});

test('after a message the field is empty, has the focus, and carries nothing on', () => {
  const first = field('Order 12: is it warm?');
  const leave = carryWords(first, '12');
  emptyField(first);
  leave?.();
  const next = field();
  carryWords(next, '12');
  expect([first.value, next.value, page.activeElement]).toEqual(['', '', next]);
});
