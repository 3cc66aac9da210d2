/** Reads what the build knows of documents from its folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedFolder, manifestName, nothingJoined } from './build-manifest.mjs';

/** @param {string} [output] the folder of the build @returns {import('./build-manifest.mjs').Manifest} */
export function readManifest(output = process.env.DIST_DIR ?? '.next') {
  const file = join(output, joinedFolder, manifestName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothingJoined;
}
