/** Builds the storefront for production, unless the last build was made from these very sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  'hosting/document/build-manifest.mjs',
];

/**
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it had to build
 */
export async function buildWhenNeeded(env) {
  const folder = join(root, process.env.DIST_DIR ?? '.next');
  const stamp = join(folder, '.source-hash');
  const hash = hashOf(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await run(node24, [nextCommand, 'build'], { env: projectEnv(env) });
  writeFileSync(stamp, hash);
  return true;
}

/** Includes the one secret that a build contains, because server actions are encrypted with it. */
function hashOf(/** @type {Record<string, string | undefined>} */ env) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(source => filesOf(source)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  const key = env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '';
  return hash.update(`\0${key}`).digest('hex');
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
