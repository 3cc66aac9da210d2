/** Reads what the build knows of documents from its folder; a host without files puts it on the global object. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedFolder, manifestName, nothingJoined } from './build-manifest.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/** Read once. @type {Map<string, Manifest>} */
const read = new Map();

/** @param {string} [output] the folder of the build @returns {Manifest} */
export function readManifest(output = process.env.DIST_DIR ?? '.next') {
  const { doorstepManifest } = /** @type {{ doorstepManifest?: Manifest }} */ (globalThis);
  if (doorstepManifest !== undefined) return doorstepManifest;
  // Without these marks the bundler takes every file of the project for one that may be read here, and an image holds all.
  const file = join(/*turbopackIgnore: true*/ output, joinedFolder, manifestName);
  if (!read.has(file) && existsSync(/*turbopackIgnore: true*/ file))
    read.set(file, JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')));
  return read.get(file) ?? nothingJoined;
}
