/** How do filters become SQL? Conditions with their values, joined by AND, and one page of the ids that meet them. */

import type { ListView } from '../asked/filter.ts';
import type { Store, Value } from '../store.ts';

export class Where {
  readonly #conditions: string[] = [];
  readonly #values: Value[] = [];

  and(condition: string, ...values: Value[]): this {
    this.#conditions.push(condition);
    this.#values.push(...values);
    return this;
  }

  /** `column` is one of the ids; none at all when the list is empty. */
  among(column: string, ids: number[]): this {
    return this.and(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(ids));
  }

  get sql(): string {
    return this.#conditions.length > 0 ? `WHERE ${this.#conditions.map(part => `(${part})`).join(' AND ')}` : '';
  }

  get values(): Value[] {
    return this.#values;
  }
}

export interface Found {
  ids: number[];
  total: number;
}

export interface Question {
  /** The table whose ids are asked for. */
  table: string;
  where: Where;
  /** Trusted SQL, never a caller's text; `orderValues` fill its question marks. */
  order: string;
  orderValues?: Value[];
}

export function pageOf(store: Store, { table, where, order, orderValues = [] }: Question, view: ListView): Found {
  const counted = store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table} ${where.sql}`, ...where.values);
  const rows = store.all<{ id: number }>(
    `SELECT ${table}.id FROM ${table} ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...where.values,
    ...orderValues,
    view.perPage,
    (view.page - 1) * view.perPage,
  );
  return { ids: rows.map(row => row.id), total: counted?.total ?? 0 };
}

export function allOf(store: Store, { table, where, order, orderValues = [] }: Question): number[] {
  return store
    .all<{ id: number }>(
      `SELECT ${table}.id FROM ${table} ${where.sql} ORDER BY ${order}`,
      ...where.values,
      ...orderValues,
    )
    .map(row => row.id);
}

/** The sort the caller named, when the table has such a column; else the newest first. */
export function byColumn(view: ListView, columns: readonly string[], table: string): string {
  const column = columns.find(name => name === view.column);
  return column ? `${table}.${column} ${view.sort}, ${table}.id DESC` : `${table}.id ${view.sort}`;
}
