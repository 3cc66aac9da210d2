/** Names on the global object are in one table (docs/architecture.md 7). */
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('each name on the global object is in the table, and each name in the table is used', () => {
  const files = sources(['app/', 'components/', 'lib/', 'hosting/', 'instrumentation.ts', 'middleware.ts']);
  const used = files.flatMap(({ text }) => text.match(/\bdoorstep[A-Z]\w+/g) ?? []);
  const [page] = sources(['docs/'], /architecture\.md$/);
  const table = page?.text.match(/^\| `doorstep\w+`/gm) ?? [];
  const named = table.map(row => row.replaceAll(/[|` ]/g, ''));
  expect(named).toEqual([...new Set(used)].toSorted());
});
