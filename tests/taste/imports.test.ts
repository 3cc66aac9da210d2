/** The layers of import-rules.mjs, held against the real imports, types included. */
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { forbidden, layers, unplaced } from './import-rules.mjs';

let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(Object.keys(layers), {
    baseDir: fileURLToPath(new URL('../..', import.meta.url)),
    ruleSet: { forbidden },
    validate: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|webp)$' },
  });
  result = output as ICruiseResult;
}, 60_000);

test('every import leads down the layers, and none in a circle', () => {
  const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  expect(violations).toEqual([]);
});

test('every module has its layer', () => {
  const paths = result.modules.map(({ source }) => source);
  expect(unplaced(paths)).toEqual([]);
});

test('the imports are really read', () => {
  const edges = result.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => `${source} -> ${resolved} ${dependencyTypes}`),
  );
  console.log(
    result.modules.length,
    edges.length,
    edges.filter(e => e.includes('presenters/stock.ts')),
  );
});
