import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };

test('on a fresh clone a command that does not install says in one sentence that it has to be done', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'doorstep-clone-'));
  cpSync('hosting/launch', join(clone, 'hosting/launch'), { recursive: true });
  const said = (script: string) =>
    new Promise(resolve => {
      execFile(process.execPath, script.split(' ').slice(1), { cwd: clone }, (error, _, words) =>
        resolve([script, error?.code, words.trim()]),
      );
    });
  const { env, sandbox, icons, faces, bench, soak, ...others } = manifest.scripts;
  const commands = [env, sandbox, others['sandbox:reset'], others['check-api'], icons, faces, bench, soak];
  const sentence = 'The dependencies are not installed yet: run "npm ci --include=dev".';
  expect(await Promise.all(commands.map(said))).toEqual(commands.map(script => [script, 1, sentence]));
  rmSync(clone, { recursive: true });
});
