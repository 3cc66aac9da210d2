/** Converts plain text to paragraphs of HTML, and HTML to plain text. */
import { escapeHtml } from '@/lib/html/escape-html';
import { replaceTags } from '@/lib/html/replace-tags';
import { unescapeHtml } from '@/lib/html/unescape-html';
import { cutTo } from '@/lib/typed-lengths';

/** For texts pasted without markup: blank lines separate paragraphs, single line breaks separate lines. */
export function paragraphsOf(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map(paragraph => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join('');
}

/** The words of sanitised HTML, in one line. */
export function textOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|div|li|h[1-6]|td|th|blockquote)>|<br ?\/?>/g, ' ');
  return unescapeHtml(replaceTags(spaced, /<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, ending with a whole word. */
export function excerptOf(text: string, length = 160): string {
  if (text.length <= length) return text;
  const cut = cutTo(length, text);
  return `${cutTo(Math.max(cut.lastIndexOf(' '), length / 2), cut).trimEnd()}…`;
}
