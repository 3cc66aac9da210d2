/** Which page, sort and filters does a list request have? The "shared filter" of docs/api.md 1.3. */

import type { Context } from 'hono';
import { knownLocale, type Sandbox, type SandboxEnv, type View, viewOf } from './view.ts';

export interface ListView extends View {
  page: number;
  perPage: number;
  /** As sent: `meta.per_page` repeats a text as text (docs/api.md 1.5). */
  perPageSent: string | number;
  sort: 'asc' | 'desc';
  column: string | undefined;
  search: string | undefined;
  ids: number[] | undefined;
}

/** Collects errors in `check`; the route calls `check.throwIfInvalid()` after its own fields. */
export function readFilter(context: Context<SandboxEnv>, sandbox: Sandbox, defaults = { perPage: 10 }): ListView {
  const view = viewOf(context, sandbox);
  const { check, store } = view;

  for (const [field, table] of Object.entries(tables)) {
    const id = check.integer(field, 1, Number.MAX_SAFE_INTEGER);
    if (id !== undefined && !store.one(`SELECT 1 FROM ${table} WHERE id = ?`, id)) {
      check.fail(field, `The selected ${field.replaceAll('_', ' ')} is invalid.`);
    }
  }
  const { lang } = check.input;
  if (lang && knownLocale(view.store, lang) === undefined) check.fail('lang', 'The selected lang is invalid.');
  for (const field of ['date_from', 'date_to']) check.pattern(field, calendarDate, 'does not match the format Y-m-d.');
  for (const field of ['free_from', 'free_to'])
    check.pattern(field, dateAndTime, 'does not match the format Y-m-d H:i.');
  check.number('price');
  check.string('note');
  check.string('status');
  checkBoolean(view, 'active');

  const perPage = check.integer('perPage', 1, 100) ?? defaults.perPage;
  const sent = check.input.perPage;
  return {
    ...view,
    page: parsePage(check.input.page),
    perPage,
    perPageSent: typeof sent === 'string' ? sent : perPage,
    sort: check.enum('sort', ['asc', 'desc']) ?? 'desc',
    column: check.pattern('column', /^[a-zA-Z-_]+$/),
    search: check.mayBeEmpty('search').string('search'),
    ids: numbersOfArray(view, 'ids'),
  };
}

const calendarDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dateAndTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/;

/** Field to the table whose ids it may hold. */
const tables: Record<string, string> = {
  shop_id: 'shops',
  user_id: 'users',
  currency_id: 'currencies',
  category_id: 'categories',
  brand_id: 'brands',
};

function parsePage(page: unknown): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number > 0 ? Math.min(number, 1_000_000_000) : 1;
}

function numbersOfArray({ check }: View, field: string): number[] | undefined {
  const value = check.input[field];
  if (value === undefined || value === null || Array.isArray(value)) return check.numbers(field);
  return check.fail(field, `The ${field} must be an array.`);
}

function checkBoolean({ check }: View, field: string): void {
  const value = check.input[field];
  if (value === undefined || value === null) return;
  if (!['0', '1', 0, 1, true, false].includes(value as never)) {
    check.fail(field, `The ${field} field must be true or false.`);
  }
}
