/**
 * Makes the operator's HTML safe to show and fit for our pages: removes what is not on the list, loads pictures through
 * our own address, and puts headings below the page's title with an id to link to (docs/decisions/097).
 */
import sanitize from 'sanitize-html';
import { type Heading, withHeadings } from '@/lib/content/headings';
import { type HtmlContext, linkAttributes, pictureAttributes } from '@/lib/content/html-attributes';
import { paragraphsOf } from '@/lib/content/plain-text';
import { withoutEmpty } from '@/lib/content/without-empty';

/** Made by `safeHtml` alone, so that no other text can be shown as HTML. */
export interface SafeHtml {
  html: string;
  /** Its headings in their order, for a table of contents. */
  headings: Heading[];
}

/**
 * Tags that are read of one text; a long contract has two thousand. The parser's time grows with the square of those that
 * are open, and 1 MB of nothing but beginnings took minutes.
 */
const mostTags = 20_000;

export function safeHtml(source: string, context: HtmlContext): SafeHtml {
  const isPlain = !/<\/?[a-z]/i.test(source.slice(0, Math.max(0, source.lastIndexOf('>'))));
  const clean = sanitize(isPlain ? paragraphsOf(source) : beginningOf(source), rules(context));
  return withHeadings(withFramedTables(withoutEmpty(clean).trim()));
}

function beginningOf(source: string): string {
  return source.split('<', mostTags + 1).join('<');
}

const texts = 'p br hr div blockquote pre code strong b em i u s del ins sub sup small mark abbr cite q time bdi'.split(
  ' ',
);
const lists = 'ul ol li dl dt dd'.split(' ');
const tables = 'table caption thead tbody tfoot tr th td'.split(' ');

function rules(context: HtmlContext): sanitize.IOptions {
  return {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'a',
      'img',
      'figure',
      'figcaption',
      ...texts,
      ...lists,
      ...tables,
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'reversed', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
      li: ['value'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(tag => [tag, ['id']])),
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'iframe',
      'object',
      'svg',
      'math',
      'title',
    ],
    transformTags: {
      strike: 's',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, context) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, context) }),
    },
  };
}

/** Puts each table into a frame that scrolls sideways, by keyboard too. */
function withFramedTables(html: string): string {
  return html
    .replaceAll(/<table[ >]/g, table => `<div class="prose-table" tabindex="0">${table}`)
    .replaceAll('</table>', '</table></div>');
}
