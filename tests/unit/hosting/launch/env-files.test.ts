import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A storefront of its own, so that no .env of whoever runs this is read or written. */
const copy = mkdtempSync(join(tmpdir(), 'doorstep-env-'));

beforeAll(() => {
  for (const path of ['hosting/launch', 'hosting/node/start.mjs']) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, '.next'));
  writeFileSync(join(copy, '.next/BUILD_ID'), 'none');
});

afterAll(() => rmSync(copy, { recursive: true }));

test('the start listens at the port that .env names', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  writeFileSync(join(copy, '.env'), `PORT=${port}\n`);
  const { stderr } = start();
  other.close();
  expect(stderr).toContain(`Port ${port} is taken by another program.`);
});

test('a .env that cannot be read ends the start with one sentence', () => {
  rmSync(join(copy, '.env'), { force: true });
  // A link to itself: who is root may read everything else.
  symlinkSync('.env', join(copy, '.env'));
  const { stderr, status } = start();
  expect([stderr.trim(), status]).toEqual([expect.stringMatching(/^Failed to load env from \.env: ELOOP: .+$/), 1]);
});

function start() {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' } as const;
  return spawnSync(process.execPath, ['hosting/node/start.mjs'], { cwd: copy, env, encoding: 'utf8', timeout: 20_000 });
}
