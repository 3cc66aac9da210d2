/** Reads the build manifest from the folder of the build; a host without files puts it on the global object. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedFolder, manifestName, nothingJoined } from './build-manifest.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/** By folder, so that each is read once. @type {Map<string, Manifest>} */
const read = new Map();

/** @param {string} [output] the folder of the build @returns {Manifest} */
export function readManifest(output = process.env.DIST_DIR ?? '.next') {
  const { doorstepManifest } = /** @type {{ doorstepManifest?: Manifest }} */ (globalThis);
  if (doorstepManifest !== undefined) return doorstepManifest;
  // Without these marks the bundler assumes that any file of the project may be read here, and puts all of them into an
  // image.
  const file = join(/*turbopackIgnore: true*/ output, joinedFolder, manifestName);
  if (!read.has(file) && existsSync(/*turbopackIgnore: true*/ file))
    read.set(file, JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')));
  return read.get(file) ?? nothingJoined;
}
