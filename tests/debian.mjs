/** Installs what tests need and npm does not have. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * From Debian; as root, or by sudo where it asks for no password.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are there now
 */
export function installFromDebian(packages) {
  if (process.platform !== 'linux' || !has('apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const get = (/** @type {string[]} */ ...words) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...words];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  return get('update') && get('install', '-y', '--no-install-recommends', ...packages);
}

/** Whether the command is on the PATH. @param {string} command */
export function has(command) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)));
}
