/** Installs the dependencies of the lock file, unless exactly these are installed already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasNode24, machineEnv, root } from './node24.mjs';
import { run } from './program.mjs';
import { StartError } from './terminal.mjs';

/** @returns {Promise<boolean>} whether it had to install */
export async function installWhenNeeded() {
  if (isInstalled()) return false;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Where NODE_ENV is "production" npm leaves out Node itself, and what builds.
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: machineEnv(),
    shell: process.platform === 'win32',
  });
  if (!hasNode24()) {
    throw new StartError('npm did not install the "node" package: its install script must be allowed to run.');
  }
  return true;
}

/**
 * Compares the lock file with the copy that npm leaves in node_modules. An optional package may be missing, because
 * some are for other platforms.
 */
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
