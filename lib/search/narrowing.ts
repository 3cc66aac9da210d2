/** What narrows the products that a search finds, beside its words (docs/api.md 6.7). Pure. */
import { firstValue, type PageQuery } from '@/lib/paths/page-query';

/** The parameters of the API's list, and of the page. */
const names = ['vegetarian', 'deals'] as const;

export type Narrowing = Record<(typeof names)[number], boolean>;

/** `?vegetarian=1&deals=1`; any other value counts as left out. */
export function narrowingOf(query: PageQuery): Narrowing {
  return { vegetarian: firstValue(query.vegetarian) === '1', deals: firstValue(query.deals) === '1' };
}

/** The choices that are on, for a query: the page's or the API's. */
export function narrowingQuery(narrowing: Narrowing | undefined): Partial<Record<keyof Narrowing, '1'>> {
  return Object.fromEntries(names.filter(name => narrowing?.[name]).map(name => [name, '1']));
}

/** The same, with one choice turned on or off. */
export function withToggled(narrowing: Narrowing, name: keyof Narrowing): Narrowing {
  return { ...narrowing, [name]: !narrowing[name] };
}
