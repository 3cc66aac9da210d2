/** Recent searches: how the list changes, and how its cookie is read. */
import { expect, test } from 'vitest';
import { formatRecent, parseRecent, termOf, withoutTerm, withTerm } from '@/lib/search/recent';

test('a new term goes to the front, and the oldest of five is dropped', () => {
  expect(withTerm(['b', 'c', 'd', 'e', 'f'], 'a')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a term that is there already changes nothing, wherever it stands', () => {
  const list = ['a', 'b', 'c'];
  expect(withTerm(list, 'c')).toBe(list);
  expect(withTerm(list, '  c ')).toBe(list);
});

test('a term of spaces is none', () => {
  expect(withTerm(['a'], ' \n ')).toEqual(['a']);
});

test('terms are trimmed, their spaces made single, and cut at 80 characters', () => {
  expect(termOf('  tom   yum ')).toBe('tom yum');
  expect(termOf('x'.repeat(100))).toHaveLength(80);
  expect(termOf(`${'x'.repeat(79)}🍜`)).toBe('x'.repeat(79));
  expect(termOf(null)).toBe('');
});

test('one term is removed, the others keep their order', () => {
  expect(withoutTerm(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test.each([
  ['nothing', undefined, []],
  ['no JSON', 'soup', []],
  ['another kind of JSON', '{"a":1}', []],
  ['things that are no terms', '[1,null,"  soup ",["x"],""]', ['soup']],
  ['a term twice', '["soup","soup"]', ['soup']],
  ['more than five', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('a cookie of %s reads as what is good in it', (_, cookie, list) => {
  expect(parseRecent(cookie)).toEqual(list);
});

test('what is written is read back, in any script and with any sign', () => {
  const list = ['شوربة', 'a,b;c="d"', 'süß & salzig'];
  expect(parseRecent(formatRecent(list))).toEqual(list);
});

test('what is written is the same where it is decoded once more than it was encoded', () => {
  const list = ['100%', '50 %41', 'süß'];
  expect(parseRecent(decodeURIComponent(formatRecent(list)))).toEqual(list);
});
