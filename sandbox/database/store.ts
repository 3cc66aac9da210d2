/** How does the sandbox reach its database? By a thin typed layer over one SQLite file. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { distanceKm } from '../rules/distance.ts';
import { fold } from '../rules/fulltext.ts';

export type Value = SQLInputValue;

export interface Store {
  /** Reads only; `run` changes rows. */
  all<Row>(sql: string, ...values: Value[]): Row[];
  one<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** What `read` answers, read once for each key until any row is changed. Must not be changed. */
  kept<Result extends object>(key: string, read: () => Result): Result;
  /** Answers the new row's id. */
  run(sql: string, ...values: Value[]): number;
  script(sql: string): void;
  /** Rolls back when `work` throws; answers what `work` answers. Must not be nested. */
  transaction<Result>(work: () => Result): Result;
  /** All of it, as a file would hold it. */
  bytes(): Uint8Array;
  close(): void;
}

/** `file` may be ":memory:", where the bytes of another store may be what it begins with. */
export function openStore(file: string, begin?: Uint8Array): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  if (begin) database.deserialize(begin);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF');
  addFunctions(database);
  const prepare = memoized(sql => prepared(database, sql));
  const answers = new Map<string, object>();
  const forgetAnswers = () => {
    if (answers.size > 0) answers.clear();
  };

  return {
    all: <Row>(sql: string, ...values: Value[]) => {
      const { statement, columns } = prepare(sql);
      return (statement.all(...values) as unknown as Value[][]).map(row => named(columns, row) as Row);
    },
    one: <Row>(sql: string, ...values: Value[]) => {
      const { statement, columns } = prepare(sql);
      const row = statement.get(...values) as unknown as Value[] | undefined;
      return row && (named(columns, row) as Row);
    },
    kept: <Result extends object>(key: string, read: () => Result) => {
      const known = answers.get(key) as Result | undefined;
      if (known) return known;
      const answer = read();
      // Callers choose a part of some keys, so their number must be limited.
      if (answers.size >= 1000) answers.clear();
      answers.set(key, answer);
      return answer;
    },
    run: (sql, ...values) => {
      forgetAnswers();
      return Number(prepare(sql).statement.run(...values).lastInsertRowid);
    },
    script: sql => {
      forgetAnswers();
      database.exec(sql);
    },
    transaction: work => {
      database.exec('BEGIN');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        forgetAnswers();
        // SQLite has rolled back by itself where the disk is full.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    bytes: () => database.serialize(),
    close: () => database.close(),
  };
}

function addFunctions(database: DatabaseSync): void {
  database.function('fold', { deterministic: true }, text => fold(String(text ?? '')));
  database.function('kilometres', { deterministic: true }, (latA, lngA, latB, lngB) =>
    distanceKm(
      { latitude: Number(latA), longitude: Number(lngA) },
      { latitude: Number(latB), longitude: Number(lngB) },
    ),
  );
}

interface Prepared {
  statement: StatementSync;
  columns: string[];
}

/**
 * Rows come as lists and get their names here: all objects of a statement then have one shape, while those of node:sqlite
 * are dictionaries, slow to make and to read.
 */
function prepared(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

function named(columns: string[], values: Value[]): object {
  const row: Record<string, Value | undefined> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] as string] = values[index];
  return row;
}

/** Keeps 300 prepared statements, dropping the oldest, as filters make many different ones. */
function memoized(prepare: (sql: string) => Prepared): (sql: string) => Prepared {
  const kept = new Map<string, Prepared>();
  return sql => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= 300) kept.delete(kept.keys().next().value ?? '');
    const statement = prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
