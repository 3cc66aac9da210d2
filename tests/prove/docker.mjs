/**
 * The image of hosting/docker, two ways: built and run by a Docker engine where one answers, else the Dockerfile's steps
 * done in a folder, which is then started as a container would be.
 */
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { machineEnv, node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { run } from '../../hosting/launch/program.mjs';

/** The folder, outside of the repository, so that nothing of it is found by chance. */
const folder = join(tmpdir(), 'doorstep-image');
const folderBuild = '.next-image';

const tag = 'doorstep-proof';

let answers;
/** @returns {boolean} */
const hasEngine = () => (answers ??= spawnSync('docker', ['version'], { stdio: 'ignore' }).status === 0);

/** @type {import('./hosts.mjs').Host['build']} */
export function buildImage({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = '' }) {
  return hasEngine()
    ? buildByEngine(NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
    : buildInFolder({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY });
}

/** @param {string} formsKey */
async function buildByEngine(formsKey) {
  const secrets = mkdtempSync(join(tmpdir(), 'doorstep-secret-'));
  try {
    const file = join(secrets, 'forms.key');
    writeFileSync(file, formsKey, { mode: 0o600 });
    const words = ['build', '-f', 'hosting/docker/Dockerfile', '--secret', `id=forms_key,src=${file}`, '-t', tag, '.'];
    await run('docker', words, { env: { ...machineEnv(), DOCKER_BUILDKIT: '1' } });
  } finally {
    rmSync(secrets, { recursive: true });
  }
}

/** A build that knows no operator, and a folder that holds all that it needs. @param {Record<string, string>} key */
async function buildInFolder(key) {
  const nothing = Object.fromEntries(['API_URL', 'SITE_URL', 'TILES_URL', 'IMAGE_ORIGINS'].map(name => [name, '']));
  const env = { ...nothing, ...key, BUILD_OUTPUT: 'standalone', DIST_DIR: folderBuild };
  await buildWhenNeeded(env);
  rmSync(folder, { recursive: true, force: true });
  await run(node24, ['hosting/docker/assemble.mjs', join(folder, 'app')], { env: projectEnv(env) });
  await run(node24, ['hosting/docker/assemble-root.mjs', folder], { env: projectEnv(env) });
}

/** What README.md there says. @type {import('./hosts.mjs').Host['program']} */
export function runImage(env) {
  if (hasEngine()) return { command: 'docker', args: ['run', ...containerOf(env), tag] };
  const cwd = join(folder, 'app');
  // Who is root can run it as a container does; anybody else runs what it holds.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const asContainer = { command: 'unshare', args: ['--mount', 'sh', join(root, 'tests/prove/run-image.sh'), folder] };
  return { ...(isRoot ? asContainer : { args: ['hosting/docker/serve.mjs'] }), cwd, env: { DIST_DIR: folderBuild } };
}

/** @param {Record<string, string>} env */
function containerOf({ NODE_OPTIONS: _, ...env }) {
  const own = ['--rm', '--read-only', '--tmpfs', '/app/.next/cache:uid=1000,size=256m', '--stop-timeout', '25'];
  const nothingMore = ['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'];
  // It calls the sandbox, and is called, by the names that a browser on this machine uses.
  const network = ['--network', 'host', '--env', 'HOSTNAME=localhost'];
  return [...own, ...nothingMore, ...network, ...Object.keys(env).flatMap(name => ['--env', name])];
}

/** @returns {number} */
export function imageBytes() {
  if (hasEngine()) return Number(docker('image', 'inspect', '--format', '{{.Size}}', tag).stdout);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0);
}

/** Does the image's own check find the storefront at this port healthy? @param {string} port @returns {boolean} */
export function isHealthy(port) {
  const check = 'hosting/docker/is-healthy.mjs';
  if (hasEngine()) {
    const inside = ['--rm', '--network', 'host', '--env', `PORT=${port}`, tag, '/usr/local/bin/node', check];
    return docker('run', ...inside).status === 0;
  }
  return spawnSync(node24, [check], { cwd: join(folder, 'app'), env: { ...process.env, PORT: port } }).status === 0;
}

/** @param {string[]} words */
function docker(...words) {
  return spawnSync('docker', words, { encoding: 'utf8' });
}
