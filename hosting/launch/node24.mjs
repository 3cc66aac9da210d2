/**
 * Finds the project's own Node, which is installed with the dependencies because the machine's may be older
 * (docs/decisions/030).
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** The binary, not the link to it in .bin, so that a signal reaches the program. */
export const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const nextCommand = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

export function hasNode24() {
  return existsSync(node24);
}

/** The environment of programs started from here, which find the project's Node and tools first. */
export function projectEnv(extra = {}) {
  return { ...process.env, ...extra, PATH: [bin, ...otherPaths()].join(delimiter) };
}

/** The environment for npm, without the project's Node: npm must not run on a Node that it is about to replace. */
export function machineEnv() {
  return { ...process.env, PATH: otherPaths().join(delimiter) };
}

function otherPaths() {
  return (process.env.PATH ?? '').split(delimiter).filter(path => !path.includes(join('node_modules', '.bin')));
}
