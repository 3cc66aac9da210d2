/** What was read is answered again only as long as no row was changed, in whatever way. */
import { beforeEach, describe, expect, test } from 'vitest';
import { keptByIds, rowsByIds } from '../../../../sandbox/database/rows.ts';
import { openStore, type Store } from '../../../../sandbox/database/store.ts';

let store: Store;
let reads: number[][];

beforeEach(() => {
  store = openStore(':memory:');
  store.script(
    "CREATE TABLE dishes (id INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT; INSERT INTO dishes VALUES (1, 'soup')",
  );
  reads = [];
});

function titles(...ids: number[]): string[] {
  const found = keptByIds(store, 'dishes', ids, unread => {
    reads.push(unread);
    const sql = 'SELECT id, title FROM dishes WHERE id IN (SELECT value FROM json_each(?))';
    const rows = rowsByIds<{ id: number; title: string }>(store, sql, unread);
    return new Map(rows.map(({ id, title }) => [id, title]));
  });
  return ids.map(id => found.get(id) ?? 'none');
}

const rename = (title: string) => store.run('UPDATE dishes SET title = ? WHERE id = 1', title);

test('reads once what is there, and what is not', () => {
  expect([titles(1), titles(1, 2), titles(2, 1)]).toEqual([['soup'], ['soup', 'none'], ['none', 'soup']]);
  expect(reads).toEqual([[1], [2]]);
});

describe('reads anew', () => {
  beforeEach(() => {
    titles(1);
  });

  test('after a change', () => {
    rename('stew');
    expect(titles(1)).toEqual(['stew']);
  });

  test('after a script', () => {
    store.script("UPDATE dishes SET title = 'stew'");
    expect(titles(1)).toEqual(['stew']);
  });

  test('within a transaction, and after it was rolled back', () => {
    const work = () => {
      rename('stew');
      expect(titles(1)).toEqual(['stew']);
      throw new Error('no');
    };
    expect(() => store.transaction(work)).toThrow('no');
    expect(titles(1)).toEqual(['soup']);
  });
});
