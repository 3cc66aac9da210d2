/** Builds the storefront for production, and knows whether the last build was made from these very sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextCommand, node24, projectEnv, root } from './node24.mjs';
import { run } from './program.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'hosting/build',
  // Next finishes documents itself where our server does not stand in front, so this folder is part of the build
  // (docs/decisions/121).
  'hosting/document',
  'hosting/node/answer.mjs',
];

/**
 * What a build depends on: its folder, the one secret that it contains (server actions are encrypted with it), its name
 * and kind.
 */
const settings = ['DIST_DIR', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'DEPLOYMENT_ID', 'BUILD_OUTPUT'];

/** Without a key of the operator's, a build has one of its own. */
const ownKey = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' };

/**
 * @param {Record<string, string>} env
 * @param {{ anyKey?: boolean }} [options] `anyKey`: a build with a key of its own is as good, where there is one process
 * @returns {Promise<boolean>} whether it had to build
 */
export async function buildWhenNeeded(env, { anyKey = false } = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const all = projectEnv(env);
  const stamp = stampOf(all);
  const hash = hashOf(all);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === hash || (anyKey && known === hashOf({ ...all, ...ownKey }))) return false;
  rmSync(stamp, { force: true });
  await build(all);
  writeFileSync(stamp, hash);
  return true;
}

/**
 * Builds in any case, in this process's environment, and shows what Next prints.
 *
 * @param {string[]} args for `next build`
 * @returns {number} the exit code
 */
export function buildNow(args) {
  /** @type {NodeJS.ProcessEnv} */
  const all = projectEnv();
  const stamp = stampOf(all);
  // What changes during the build may be missing in it.
  const hash = hashOf(all);
  rmSync(stamp, { force: true });
  const { status } = spawnSync(node24, [nextCommand, 'build', ...args], { env: all, cwd: root, stdio: 'inherit' });
  if (status === 0) writeFileSync(stamp, hash);
  return status ?? 1;
}

/** @param {NodeJS.ProcessEnv} env */
function stampOf(env) {
  return join(root, env.DIST_DIR ?? '.next', '.source-hash');
}

/** @param {NodeJS.ProcessEnv} env */
async function build(env) {
  const typeSettings = join(root, 'tsconfig.json');
  const before = readFileSync(typeSettings);
  try {
    await run(node24, [nextCommand, 'build'], { env });
  } finally {
    // Next adds the types of a build in another folder to this file.
    if (env.DIST_DIR) writeFileSync(typeSettings, before);
  }
}

/** @param {NodeJS.ProcessEnv} env */
function hashOf(env) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(source => filesOf(source)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const name of settings) hash.update(`\0${env[name] ?? ''}`);
  return hash.digest('hex');
}

/** @returns {string[]} @param {string} path */
function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  try {
    return readdirSync(join(root, path)).flatMap(name => filesOf(join(path, name)));
  } catch {
    return [path];
  }
}
