import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutLength } from '@/hosting/node/pages/kept-lengths.mjs';

const runtimes = globSync('node_modules/next/dist/compiled/next-server/app-{page,route}-turbo.runtime.prod.js');

test.each(['node_modules/next/dist/server/lib/incremental-cache/index.js', ...runtimes])(
  '%s learns no length of what it keeps, and reads it only where there is no cache handler',
  file => {
    const source = readFileSync(file, 'utf8');
    const [, name = ''] = /(\w+) ?= ?JSON\.stringify\(\w+\)\.length/.exec(source) ?? [];
    const spared = withoutLength(source);
    expect(spared).toMatch(new RegExp(`${name} ?= ?0;`));
    // What it decides by the length, it decides without a handler of ours.
    const decision = /if ?\(\w+\.fetchCache ?&& ?\w+ ?> ?(2097152|2 \* 1024 \* 1024)[^{]*\{/.exec(spared)?.[0];
    expect(decision).toContain('!this.hasCustomCacheHandler');
    expect(spared.length).toBeLessThan(source.length);
  },
);

test('Node loads the cache of Next without the length', () => {
  const look =
    "require('next/dist/server/lib/incremental-cache').IncrementalCache.prototype.set.toString().includes('JSON.stringify')";
  const isAsked = (args: string[]) =>
    execFileSync(process.execPath, [...args, '-p', look], { encoding: 'utf8' }).trim();
  expect(isAsked([])).toBe('true');
  expect(isAsked(['--import', './hosting/node/pages/kept-lengths.mjs'])).toBe('false');
});

test('there are runtimes to look at, and what is written in another way stays as it is', () => {
  expect(runtimes).toHaveLength(2);
  for (const source of ['JSON.stringify(one)', 'a=JSON.stringify(one).length;b=JSON.stringify(two).length'])
    expect(withoutLength(source)).toBe(source);
});
