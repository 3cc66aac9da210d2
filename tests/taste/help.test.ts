/** Does each command that builds or measures say what it does when it is asked for help, and do nothing else? */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test.each(['bench', 'faults', 'prove', 'soak', 'story'])(
  'npm run %s -- --help',
  name => {
    const [, ...args] = (scripts[name] ?? '').split(' ');
    const said = spawnSync(process.execPath, [...args, '--help'], { cwd: root, encoding: 'utf8', timeout: 10_000 });
    expect(said.status, said.stderr).toBe(0);
    expect(said.stdout).toContain(`npm run ${name}`);
    expect(said.stdout.trim().split('\n').length).toBeLessThan(8);
  },
  25_000,
);
