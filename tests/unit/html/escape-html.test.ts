import { expect, test } from 'vitest';
import { escapeHtml } from '@/lib/html/escape-html';

test('no sign of HTML is left, whatever it would have meant', () => {
  expect(escapeHtml(`<a href="x" title='y'>Fish & &amp; chips</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Fish &amp; &amp;amp; chips&lt;/a&gt;',
  );
});
