/** Are the dependencies of the lock file installed? Installs them when they are not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasNode24, machineEnv, root } from './node24.mjs';
import { run } from './program.mjs';
import { Trouble } from './say.mjs';

/** @returns {Promise<boolean>} whether there was something to install */
export async function installWhenNeeded() {
  if (isInstalled()) return false;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--no-audit', '--no-fund'], { env: machineEnv(), shell: process.platform === 'win32' });
  if (!hasNode24()) {
    throw new Trouble('npm did not install the "node" package: its install script must be allowed to run.');
  }
  return true;
}

/** Compares the lock file with the one that npm leaves in node_modules; optional packages may be of other platforms. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!(existsSync(installed) && hasNode24())) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const there = packagesOf(installed);
  const isThere = (/** @type {string} */ path) => wanted[path]?.version === there[path]?.version;
  return (
    Object.keys(there).every(isThere) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || (entry.optional && !there[path]) || isThere(path))
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} @param {string} file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
