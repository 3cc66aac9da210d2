/** Which Chromium do the stories run in? Finds one, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The same engine without a browser's windows around it: stories take half the time.
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What it is started with: no sandbox as root, and nothing that asks the network by itself. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** @returns {string | undefined} */
export function findChromium() {
  return find([shell, ...browsers]);
}

/** Not the shell, which shows no notifications. @returns {string | undefined} */
export function findWholeChromium() {
  return find(browsers);
}

/** @param {string[]} names @returns {string | undefined} */
function find(names) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap(folder => names.map(name => join(folder, name))), ...elsewhere].find(existsSync);
}

/**
 * Makes sure that there is one; in a container, where the user is root, the shell beside a browser that is there
 * already.
 *
 * @throws {Error} with what to do, where there is none and none can be installed.
 */
export function requireChromium() {
  const isRoot = process.getuid?.() === 0;
  if (findChromium() === undefined) install([shell, 'chromium', ...letters]) || install(['chromium', ...letters]);
  else if (isRoot && find([shell]) === undefined) install([shell]);
  if (findChromium() !== undefined) return;
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
      : 'No Chromium found. Install one (Debian: apt-get install chromium), or name it with CHROMIUM_PATH.',
  );
}

/** Of Arabic, among others. */
const letters = ['fonts-noto-core'];

/**
 * From Debian; as root, or by sudo where it asks for no password.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are there now; older releases have no shell
 */
function install(packages) {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || !has('apt-get')) return false;
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

/** @param {string} command */
function has(command) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)));
}
