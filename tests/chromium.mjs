/** Which Chromium do the stories run in? Finds one, or installs Debian's. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';

// The same engine without a browser's windows: stories take half the time.
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments: no sandbox as root, and nothing that uses the network by itself. */
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
 * Makes sure that Chromium is installed; in a container, where the user is root, installs the headless shell beside an
 * installed browser.
 *
 * @throws {Error} with what to do, where there is none and none can be installed.
 */
export function requireChromium() {
  const isRoot = process.getuid?.() === 0;
  if (findChromium() === undefined) installed([shell, 'chromium', ...letters]) || installed(['chromium', ...letters]);
  else if (isRoot && find([shell]) === undefined) installed([shell]);
  if (findChromium() !== undefined) return;
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
      : 'No Chromium found. Install one (Debian: apt-get install chromium), or name it with CHROMIUM_PATH.',
  );
}

/** Of Arabic, among others. */
const letters = ['fonts-noto-core'];

/** @param {string[]} packages @returns {boolean} whether they are there now; older releases have no shell */
function installed(packages) {
  return !process.env.CHROMIUM_PATH && installFromDebian(packages);
}
