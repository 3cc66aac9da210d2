import { expect, test } from 'vitest';
import { route } from '@/lib/route';
import { cutTo } from '@/lib/typed-lengths';

test('a text is cut before an emoji, never inside, and a half that was sent falls away', () => {
  expect(cutTo(3, 'ab🍜')).toBe('ab');
  expect(cutTo(4, 'ab🍜c')).toBe('ab🍜');
  expect(cutTo(9, 'a\ud83cb')).toBe('ab');
});

// No path can hold a half, and where none could be made the server ended.
test.each(['/help', '/shop/5'])('words of %s that are cut inside an emoji lead to a page', path => {
  const query = new URLSearchParams({ q: `${'x'.repeat(79)}🍜` });
  expect(route({ path, query })).toMatchObject({ inner: expect.stringMatching(/\/find\/x{79}$/) });
});
