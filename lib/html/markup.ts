/** Writes HTML where React does not: what is put into a template is escaped, unless it is markup itself. */
import { escapeHtml } from '@/lib/html/escape-html';

export interface Markup {
  markup: string;
}

type Value = string | Markup | null | false | readonly Value[];

/** Null and false write nothing; a list is written without commas. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return { markup: parts.map((part, index) => `${part}${written(values[index] ?? null)}`).join('') };
}

/** For a text that is no HTML but must stand in it as it is, such as a style sheet of our own. */
export function trusted(markup: string): Markup {
  return { markup };
}

function written(value: Value): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map(written).join('');
}
