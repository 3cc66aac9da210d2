import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('the image has every file that our server imports', () => {
  const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(textOf('hosting/docker/assemble.mjs')) ?? [];
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, source = '']) => source);
  const folders = sources.filter(source => source.startsWith('hosting/'));
  const files = folders.flatMap(folder =>
    folder.endsWith('.mjs') ? folder : globSync(`${folder}/**/*.mjs`, { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(50);
  const imported = files.flatMap(file =>
    [...textOf(file).matchAll(/^(?:import|export) (?:[^'"]*from )?'(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(
      ([, always, late]) => relative(root, join(root, dirname(file), always ?? late ?? '')),
    ),
  );
  const missing = imported.filter(file => !sources.some(source => file === source || file.startsWith(`${source}/`)));
  expect([...new Set(missing)]).toEqual([]);
});

/** Git's patterns match in every folder, Docker's at the root alone. */
test('secrets that git leaves out are in no layer either, wherever they lie', () => {
  const linesOf = (file: string) => textOf(file).split('\n');
  const secrets = linesOf('.gitignore').filter(pattern => /^\.env|\.key$/.test(pattern));
  expect(secrets).toHaveLength(3);
  const left = linesOf('hosting/docker/Dockerfile.dockerignore');
  expect(secrets.filter(pattern => !left.includes(`**/${pattern}`))).toEqual([]);
});
