/** Half-typed words go along from the form of a new chat to the form of its page, and to no other. */
import { beforeEach, expect, test, vi } from 'vitest';
import { carryWords } from '@/components/chat/carried-words.client';

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
