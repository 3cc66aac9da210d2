/** Adapts the headings of sanitised HTML: below the page's title, without a gap between levels, each with an id. */
import { textOf } from '@/lib/content/plain-text';
import { cutTo } from '@/lib/typed-lengths';

export interface Heading {
  id: string;
  text: string;
  /** 2 is directly below the page's title. */
  level: number;
}

const heading = /<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g;

/** Editors begin with any level and skip some, so the levels that are used become h2, h3 and so on. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const used = [...new Set([...html.matchAll(heading)].map(([, level]) => Number(level)))].toSorted((a, b) => a - b);
  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  const shifted = html.replaceAll(heading, (_, was: string, attributes: string, inner: string) => {
    const text = textOf(inner);
    const level = Math.min(6, 2 + used.indexOf(Number(was)));
    const id = free(anchorOf(/ id="([^"]*)"/.exec(attributes)?.[1] ?? text), ids);
    headings.push({ id, text, level });
    return `<h${level} id="${id}"${attributes.replace(/ id="[^"]*"/, '')}>${inner}</h${level}>`;
  });
  return { html: shifted, headings };
}

/** "on-money-back": begins with a prefix of ours, so that no heading of the operator's has an id of the page. */
export function anchorOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `on-${cutTo(60, words.replace(/^-|-$/g, ''))}`;
}

/** @param taken each id with the number that its next namesake gets */
function free(id: string, taken: Map<string, number>): string {
  let name = id;
  let count = taken.get(id) ?? 2;
  for (; taken.has(name); count += 1) name = `${id}-${count}`;
  taken.set(id, count).set(name, taken.get(name) ?? 2);
  return name;
}
