/** Where is the project's own Node? The machine's may be older; ours comes with the dependencies (README, "Why"). */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** The binary itself, not its link: a signal sent to it reaches the program. */
export const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const nextCommand = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

export function hasNode24() {
  return existsSync(node24);
}

/** The environment for programs that we start: they find the project's Node and tools first. */
export function projectEnv(extra = {}) {
  return { ...process.env, ...extra, PATH: [bin, ...otherPaths()].join(delimiter) };
}

/** The environment of the machine, for npm: it must not run on a Node that it is about to replace. */
export function machineEnv() {
  return { ...process.env, PATH: otherPaths().join(delimiter) };
}

function otherPaths() {
  return (process.env.PATH ?? '').split(delimiter).filter(path => !path.includes(join('node_modules', '.bin')));
}
