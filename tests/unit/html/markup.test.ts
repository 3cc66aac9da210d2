/** Can a value end the element or the attribute that it is written into? */
import { expect, test } from 'vitest';
import { html, trusted } from '@/lib/html/markup';

test('a value is text, in an element as in an attribute', () => {
  const name = `"><script>alert('x')</script>&`;
  expect(html`<a title="${name}">${name}</a>`.markup).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
  );
});

test('markup within markup stays as it is, alone and in a list, and what is not there writes nothing', () => {
  const items = ['<', 'b'].map(word => html`<li>${word}</li>`);
  expect(html`<ul>${items}${null}${false}</ul>${trusted('<hr>')}`.markup).toBe('<ul><li>&lt;</li><li>b</li></ul><hr>');
});
