import { expect, test } from 'vitest';
import { textLines } from '@/lib/recipes/text-lines';

test.each([
  ['a list', '<ul><li>2 tomatoes</li><li>400 g flour</li></ul>', ['2 tomatoes', '400 g flour']],
  ['paragraphs of an editor', '<p>Slice.</p>\n<p>&nbsp;</p><p>Serve <b>hot</b>.</p>', ['Slice.', 'Serve hot.']],
  ['lines that are broken by hand', 'one<br>two<br/>three', ['one', 'two', 'three']],
  ['words alone', 'Slice and serve.', ['Slice and serve.']],
  ['nothing', '', []],
  ['a tag over two lines', '<li\n class="x">salt\n and pepper</li>', ['salt and pepper']],
  ['signs', '<li>&frac12; onion, 180&deg; &amp; &#189; &#xBD; &unknown;</li>', ['½ onion, 180° & ½ ½ &unknown;']],
  ['what is less than something', '<li>heat to < 90</li>', ['heat to < 90']],
  ['script and remarks', '<script>alert(1)</script><!-- <li>no</li> --><li>salt</li>', ['salt']],
  ['markup that is spelled out stays words', '&lt;b&gt;hot&lt;/b&gt;', ['<b>hot</b>']],
])('%s', (_name, html, lines) => {
  expect(textLines(html)).toEqual(lines);
});

test('what is never closed reaches to the end', () => {
  expect(textLines('<li>salt</li><script>alert(1)')).toEqual(['salt']);
  expect(textLines('<li>salt</li><!-- <li>no</li>')).toEqual(['salt']);
});

test.each(['<a', '<li ', '<br', '<script', '<!--', '</script '])(
  'two hundred thousand characters of %j are read',
  sign => {
    const long = sign.repeat(200_000 / sign.length);
    expect(textLines(`<li>salt</li>${long}`)[0]).toBe('salt');
  },
);
