/** In which envelope does an answer travel? Shapes S, P and L of docs/api.md 1.5 and the error of 1.6. */

import type { Context } from 'hono';
import type { ListView } from '../input/filter.ts';
import { type Refusal, textOf } from '../refusal.ts';
import { inLanguage } from '../rules/text.ts';
import { timestamp } from './time.ts';

export function single<Data>(context: Context, data: Data, message = 'Successfully'): Response {
  return context.json({ timestamp: timestamp(new Date()), status: true, message, data });
}

export function listed<Data>(context: Context, data: Data): Response {
  return context.json({ data });
}

export function page<Item>(
  context: Context,
  view: ListView,
  { items, total }: { items: Item[]; total: number },
): Response {
  return context.json({ data: items, ...frame(view, items.length, total) });
}

/** Of the one list with another frame (docs/api.md 10.7). */
export function plainPage<Item>(view: ListView, { items, total }: { items: Item[]; total: number }) {
  const { links, meta } = frame(view, items.length, total);
  return {
    ...meta,
    data: items,
    first_page_url: links.first,
    last_page_url: links.last,
    next_page_url: links.next,
    prev_page_url: links.prev,
  };
}

export function refused(context: Context, refusal: Refusal, locale: string): Response {
  const message = refusal.text ? inLanguage(refusal.text, locale) : textOf(refusal.code, locale);
  const params = refusal.params ? { params: refusal.params } : {};
  return context.json(
    { timestamp: timestamp(new Date()), status: false, statusCode: refusal.code, message, ...params },
    refusal.status,
  );
}

function frame(view: ListView, count: number, total: number) {
  const last = Math.max(1, Math.ceil(total / view.perPage));
  const path = view.origin + view.path;
  const urlOf = (number: number) => (number >= 1 && number <= last ? `${path}?page=${number}` : null);
  const from = (view.page - 1) * view.perPage + 1;
  return {
    links: {
      first: `${path}?page=1`,
      last: `${path}?page=${last}`,
      prev: urlOf(view.page - 1),
      next: urlOf(view.page + 1),
    },
    meta: {
      current_page: view.page,
      from: count > 0 ? from : null,
      last_page: last,
      links: pageLinks(view.page, last, urlOf),
      path,
      per_page: view.perPageSent,
      to: count > 0 ? from + count - 1 : null,
      total,
    },
  };
}

/** At most nine numbers around the current page. */
function pageLinks(current: number, last: number, urlOf: (number: number) => string | null) {
  const first = Math.max(1, Math.min(current - 4, last - 8));
  const numbers = Array.from({ length: Math.min(9, last) }, (_, index) => first + index);
  return [
    { url: urlOf(current - 1), label: '&laquo; Previous', active: false },
    ...numbers.map(number => ({ url: urlOf(number), label: String(number), active: number === current })),
    { url: urlOf(current + 1), label: 'Next &raquo;', active: false },
  ];
}
