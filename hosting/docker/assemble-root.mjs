/**
 * `node hosting/docker/assemble-root.mjs FOLDER`: writes what the image holds besides the storefront itself, which goes
 * to FOLDER/app: the Node that runs this, and the system libraries that it and native packages load. The image has no
 * shell and no package manager.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder to write to.');

const natives = readdirSync(join(target, 'app'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.node$|\.so(\.[\d.]+)?$/.test(path))
  .map(path => join(target, 'app', path));
for (const library of new Set([process.execPath, ...natives].flatMap(librariesOf))) put(library, library);
put(process.execPath, '/usr/local/bin/node');

// Mount points for the container runtime, and names for user 1000.
for (const folder of ['dev', 'proc', 'sys', 'tmp', 'etc']) mkdirSync(join(target, folder), { recursive: true });
for (const file of ['hosts', 'resolv.conf', 'hostname']) writeFileSync(join(target, 'etc', file), '');
writeFileSync(join(target, 'etc/passwd'), 'doorstep:x:1000:1000::/app:/nowhere\n');
writeFileSync(join(target, 'etc/group'), 'doorstep:x:1000:\n');

/**
 * Lists the system libraries that a file needs.
 *
 * @param {string} file @returns {string[]} the system's, by the paths under which the loader looks for them
 */
function librariesOf(file) {
  const { stdout, status } = spawnSync('ldd', [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ldd does not know ${file}`);
  const paths = stdout.split('\n').map(line => /(?:=>\s*)?(\/\S+) \(0x/.exec(line)?.[1]);
  return paths.filter(path => path !== undefined).filter(path => !path.includes('node_modules'));
}

/** @param {string} from @param {string} to a path in the image */
function put(from, to) {
  const path = join(/** @type {string} */ (target), to);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(realpathSync(from), path);
}
