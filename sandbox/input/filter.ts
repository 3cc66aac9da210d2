/** What may a list be asked for? The "shared filter" of API.md 1.3, with which most list calls validate. */

import type { Context } from 'hono';
import { type Sandbox, type SandboxEnv, type View, viewOf } from './view.ts';

export interface ListView extends View {
  page: number;
  perPage: number;
  /** As it came: text stays text in `meta.per_page` (API.md 1.5). */
  perPageSent: string | number;
  sort: 'asc' | 'desc';
  column: string | undefined;
  search: string | undefined;
  ids: number[] | undefined;
}

/** Collects what is wrong in `check`; the route calls `check.throwIfInvalid()` after its own fields. */
export function readFilter(context: Context<SandboxEnv>, sandbox: Sandbox, defaults = { perPage: 10 }): ListView {
  const view = viewOf(context, sandbox);
  const { check, store } = view;

  for (const [field, table] of Object.entries(existing)) {
    const id = check.integer(field, 1, Number.MAX_SAFE_INTEGER);
    if (id !== undefined && !(table && store.one(`SELECT 1 FROM ${table} WHERE id = ?`, id))) {
      check.fail(field, `The selected ${field.replaceAll('_', ' ')} is invalid.`);
    }
  }
  if (check.input.lang && check.input.lang !== view.lang) check.fail('lang', 'The selected lang is invalid.');
  for (const field of ['date_from', 'date_to']) check.pattern(field, calendarDate, 'does not match the format Y-m-d.');
  for (const field of ['free_from', 'free_to'])
    check.pattern(field, dateAndTime, 'does not match the format Y-m-d H:i.');
  check.number('price');
  check.string('note');
  check.string('status');
  checkFlag(view, 'active');

  const perPage = check.integer('perPage', 1, 100) ?? defaults.perPage;
  const sent = check.input.perPage;
  return {
    ...view,
    page: pageOf(check.input.page),
    perPage,
    perPageSent: typeof sent === 'string' ? sent : perPage,
    sort: check.enum('sort', ['asc', 'desc']) ?? 'desc',
    column: check.pattern('column', /^[a-zA-Z-_]+$/),
    search: check.string('search'),
    ids: listOnly(view, 'ids'),
  };
}

const calendarDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dateAndTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/;

/** Field -> the table whose ids it may hold; the sandbox's town knows no brands, so no brand exists. */
const existing: Record<string, string | null> = {
  shop_id: 'shops',
  user_id: 'users',
  currency_id: 'currencies',
  category_id: 'categories',
  brand_id: null,
};

function pageOf(page: unknown): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number > 0 ? Math.min(number, 1_000_000_000) : 1;
}

function listOnly({ check }: View, field: string): number[] | undefined {
  const value = check.input[field];
  if (value === undefined || value === null || Array.isArray(value)) return check.numbers(field);
  return check.fail(field, `The ${field} must be an array.`);
}

function checkFlag({ check }: View, field: string): void {
  const value = check.input[field];
  if (value === undefined || value === null) return;
  if (!['0', '1', 0, 1, true, false].includes(value as never)) {
    check.fail(field, `The ${field} field must be true or false.`);
  }
}
