import { expect, test } from 'vitest';
import { elementsOf } from '@/hosting/document/document-elements.mjs';

// A whole name without its bracket once sent the reader back to the start, for ever.
test.each(['<p>Soup</px', '<p>Soup</', '<p', '<p>Soup<b', '<p>Soup<br', '<p title="a>b', '<!-- ', '<script>soup'])(
  '%s, which was cut off, is not read',
  cut => {
    expect(elementsOf(cut, [])).toBeNull();
  },
);

test('equal elements are one', () => {
  expect(elementsOf('<b>Soup</b><b>Soup</b><b>Salad</b>', [])?.byNumber).toEqual([{ at: 2 }, { at: 24 }]);
});
