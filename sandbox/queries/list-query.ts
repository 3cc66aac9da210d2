/** How do filters become SQL? Conditions with their values, joined by AND, and one page of the ids that meet them. */

import type { Store, Value } from '../database/store.ts';
import type { ListView } from '../input/filter.ts';

export class Where {
  readonly #conditions: string[] = [];
  readonly #values: Value[] = [];

  and(condition: string, ...values: Value[]): this {
    this.#conditions.push(condition);
    this.#values.push(...values);
    return this;
  }

  /** An empty list of ids matches nothing. */
  in(column: string, ids: number[]): this {
    return this.and(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(ids));
  }

  get sql(): string {
    return this.#conditions.length > 0 ? `WHERE ${this.#conditions.map(part => `(${part})`).join(' AND ')}` : '';
  }

  get values(): Value[] {
    return this.#values;
  }
}

interface PageOfIds {
  ids: number[];
  total: number;
}

export interface ListQuery {
  table: string;
  where: Where;
  /** Trusted SQL, never a caller's text; `orderValues` fill its question marks. */
  order: string;
  orderValues?: Value[];
}

export function findPage(store: Store, query: ListQuery, { page, perPage }: ListView): PageOfIds {
  const before = (page - 1) * perPage;
  const ids = findIds(store, query, 'LIMIT ? OFFSET ?', perPage, before);
  // A page that is not full is the last one, unless it lies beyond it.
  const isLast = ids.length < perPage && (ids.length > 0 || page === 1);
  return { ids, total: isLast ? before + ids.length : count(store, query) };
}

function count(store: Store, { table, where }: ListQuery): number {
  const sql = `SELECT count(*) AS total FROM ${table} ${where.sql}`;
  return store.one<{ total: number }>(sql, ...where.values)?.total ?? 0;
}

export function findAll(store: Store, query: ListQuery): number[] {
  return findIds(store, query, '');
}

function findIds(
  store: Store,
  { table, where, order, orderValues = [] }: ListQuery,
  limit: string,
  ...limits: number[]
): number[] {
  const sql = `SELECT ${table}.id FROM ${table} ${where.sql} ORDER BY ${order} ${limit}`;
  return store.all<{ id: number }>(sql, ...where.values, ...orderValues, ...limits).map(row => row.id);
}

/** The sort that the caller named, when the table has such a column; else the newest first. */
export function byColumn(view: ListView, columns: readonly string[], table: string): string {
  const column = columns.find(name => name === view.column);
  return column ? `${table}.${column} ${view.sort}, ${table}.id DESC` : `${table}.id ${view.sort}`;
}
