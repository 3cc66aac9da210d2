/** What docs/security.md shows as evidence is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('|'));

test('every file that is named exists', () => {
  const named = rows.flatMap(row => [...row.matchAll(/`([\w.[\]-]+\/[\w./[\]-]*|[\w.-]+\.(?:ts|tsx|mjs|json))`/g)]);
  const missing = named.map(([, path = '']) => path).filter(path => !existsSync(path));
  expect(named.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test('whatever is said to hold names a file, a decision or a document', () => {
  const claims = rows.map(row => row.split('|').map(cell => cell.trim()));
  const bare = claims.filter(([, , holds, evidence = '']) => holds === 'yes' && evidence === '');
  expect(claims.filter(([, , holds]) => holds === 'yes').length).toBeGreaterThan(60);
  expect(bare.map(([, item]) => item)).toEqual([]);
  const answers = new Set(claims.map(([, , holds]) => holds).filter(holds => !/^-+$/.test(holds ?? '')));
  expect([...answers].toSorted()).toEqual(['backend', 'holds', 'n/a', 'no', 'operator', 'partly', 'yes']);
});
