/** The layers of import-rules.mjs, held against every import, those of types and those on demand included. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forbidden, layers, unplaced } from './import-rules.mjs';
import { importsOf, loadsOf, type Source, sources } from './sources.ts';

const folders = [...Object.keys(layers), 'hosting'];
const copy = mkdtempSync(join(tmpdir(), 'imports-'));
let result: ICruiseResult;

// Reads a copy that holds the imports alone: dependency-cruiser's swc parser does not know TSX.
beforeAll(async () => {
  for (const file of sources([])) {
    mkdirSync(dirname(join(copy, file.path)), { recursive: true });
    writeFileSync(join(copy, file.path), importsAlone(file));
  }
  const options = { baseDir: copy, ruleSet: { forbidden }, validate: true, parser: 'swc' as const };
  const { output } = await cruise(folders, options, { alias: { '@': copy } });
  result = output as ICruiseResult;
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true }), 180_000);

function importsAlone(file: Source): string {
  const loaded = new Set(loadsOf(file));
  return importsOf(file)
    .map(name => (loaded.has(name) ? `import '${name}';\n` : `import type {} from '${name}';\n`))
    .join('');
}

test('imports lead down the layers, and none in a circle', () => {
  const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  expect(violations).toEqual([]);
});

test('every module has its layer', () => {
  expect(unplaced(result.modules.map(({ source }) => source))).toEqual([]);
});

test('every import of our own code is found', () => {
  const missing = result.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(
        ({ couldNotResolve, module }) => couldNotResolve && /^(\.|@\/)/.test(module) && !/\.(css|json)$/.test(module),
      )
      .map(({ module }) => `${source}: ${module}`),
  );
  expect(missing).toEqual([]);
});
