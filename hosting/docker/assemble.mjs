/**
 * `node hosting/docker/assemble.mjs FOLDER`: writes everything that the image runs, from a build with
 * BUILD_OUTPUT=standalone: Next's standalone output, our server around it, the few packages that the server needs
 * besides, and the build's static files.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/node24.mjs';

/** Sources that our server reads at run time (docs/decisions/045): the rules of paths and cookies, and messages. */
const sources = [
  'hosting/node',
  'hosting/document',
  'hosting/requests',
  'hosting/docker/serve.mjs',
  'hosting/docker/is-healthy.mjs',
  'hosting/launch',
  'lib',
  'messages',
  'package.json',
];

/** Packages that our server imports and that Next's output lacks. */
const packages = ['compression', 'lru-cache', 'zod', '@redis/client', '@next/env'];

/** Files of packages that are never run: a tenth of the image. */
const isForReading = /\.(map|d\.[cm]?ts|md)$|node_modules\/zod\/src(\/|$)/;

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder to write to.');
const folder = process.env.DIST_DIR ?? '.next';
const build = join(root, folder);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
copy(join(build, 'standalone'), target);
copy(join(build, 'static'), join(target, folder, 'static'));
for (const name of ['public', ...sources]) copy(join(root, name), join(target, name));
for (const name of packages) copyPackage(name);
mkdirSync(join(target, folder, 'cache'), { recursive: true });

/** @param {string} from @param {string} to */
function copy(from, to) {
  if (!existsSync(from)) throw new Error(`${from} is not there: run "npm run build" with BUILD_OUTPUT=standalone.`);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: path => !isForReading.test(path) });
}

/** @param {string} name a package, copied with those that it needs */
function copyPackage(name) {
  const from = join(root, 'node_modules', name);
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  copy(from, join(target ?? '', 'node_modules', name));
  for (const needed of Object.keys(dependencies))
    if (existsSync(join(root, 'node_modules', needed))) copyPackage(needed);
}
