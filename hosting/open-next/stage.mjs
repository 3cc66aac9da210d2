/**
 * Prepares the build of every host that OpenNext bundles: runs `next build` into a folder of its own, beside which
 * OpenNext finds the files that it expects of a project, and runs OpenNext with our cache in place of its own. Of the
 * operator's environment NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is needed, as for every build.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinedFolder, manifestName } from '../document/build-manifest.mjs';
import { nextCommand, node24, projectEnv, root } from '../launch/node24.mjs';
import { run } from '../launch/program.mjs';

const hooks = fileURLToPath(new URL('./build-hooks.mjs', import.meta.url));

/** @param {string} name of the folder at the root @param {Record<string, string>} [env] @returns {Promise<string>} its path */
export async function buildStage(name, env = {}) {
  const stage = join(root, name);
  const settings = join(root, 'tsconfig.json');
  rmSync(stage, { recursive: true, force: true });
  const before = readFileSync(settings);
  try {
    await run(node24, [nextCommand, 'build'], {
      env: projectEnv({ ...env, BUILD_OUTPUT: 'standalone', DIST_DIR: `${name}/.next`, NEXT_TELEMETRY_DISABLED: '1' }),
    });
  } finally {
    // Next adds the types of the build's folder to this file.
    writeFileSync(settings, before);
  }
  symlinkSync(join(root, 'public'), join(stage, 'public'));
  copyFileSync(join(root, 'next.config.mjs'), join(stage, 'next.config.mjs'));
  writeFileSync(join(stage, 'package.json'), JSON.stringify({ name: 'doorstep', private: true, type: 'module' }));
  return stage;
}

/** @param {string} command the program of OpenNext @param {string[]} args @param {Record<string, string>} [env] */
export async function runOpenNext(command, args, env = {}) {
  if (!existsSync(command))
    throw new Error(`${command} is not there: run "npm ci --include=dev" in the folder of the host first.`);
  return run(node24, ['--import', hooks, command, 'build', ...args], { env: projectEnv(env) });
}

/**
 * Writes what the bundle has to know of its build into a module beside it.
 *
 * @param {string} stage @returns {string} its path
 */
export function writeKnown(stage) {
  const build = join(stage, '.next');
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
  const manifest = readFileSync(join(build, joinedFolder, manifestName), 'utf8');
  const file = join(stage, 'known.mjs');
  writeFileSync(file, `export const id = ${JSON.stringify(id)};\nexport const manifest = ${manifest};\n`);
  return file;
}
