import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../sandbox/database/store.ts';

test('a full database says so, keeps what it had, and goes on once there is room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const store = openStore(join(folder, 'full.sqlite'));
  store.script('CREATE TABLE words (text TEXT); PRAGMA max_page_count = 20');
  const add = (count: number) =>
    store.transaction(() => {
      for (let each = 0; each < count; each += 1) store.run('INSERT INTO words VALUES (?)', '-'.repeat(1000));
    });
  expect(() => add(100)).toThrow('database or disk is full');
  expect(store.all('SELECT * FROM words')).toEqual([]);
  store.script('PRAGMA max_page_count = 1000');
  add(100);
  expect(store.all('SELECT * FROM words')).toHaveLength(100);
  store.close();
  rmSync(folder, { recursive: true });
});
