/** How each host of hosting/ builds and starts, as its README says. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { machineEnv, nextCommand, node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { run } from '../../hosting/launch/program.mjs';
import { storefrontArgs } from '../../hosting/launch/storefront.mjs';

/** Outside of the repository, so that nothing of it is found by chance. */
const image = join(tmpdir(), 'doorstep-image');
const imageBuild = '.next-image';

/**
 * @typedef {object} Host
 * @property {(env: Record<string, string>) => Promise<unknown>} build
 * @property {() => string[]} args what its Node is started with
 * @property {string} cwd
 * @property {Record<string, string>} [env] what it is told beside
 * @property {string[]} [lacks] stories of what its README says that it does not have
 * @property {boolean} [isSeveral] two processes behind a balancer, with a Redis between them
 */

/** What the second build of the story of a deployment is made and started with (tests/e2e/deployment). */
export const laterDeployment = { DIST_DIR: '.next-later', DEPLOYMENT_ID: 'later' };

/** @type {Host} */
const node = {
  build: async env => {
    await buildWhenNeeded(env);
    await buildIn(laterDeployment.DIST_DIR, { ...env, ...laterDeployment });
  },
  args: () => storefrontArgs('start', 0),
  cwd: root,
};

/** @type {Host} */
const docker = {
  build: buildImage,
  args: () => ['hosting/docker/serve.mjs'],
  cwd: image,
  env: { DIST_DIR: imageBuild },
};

/** @type {Host} */
const workerd = {
  build: async env => {
    await installIn('hosting/workerd');
    await run(node24, ['hosting/workerd/build.mjs'], { env: projectEnv(env) });
  },
  args: () => ['hosting/workerd/serve.mjs'],
  cwd: root,
  lacks: ['chat'],
};

/** @type {Record<string, Host>} */
export const hosts = { node, redis: { ...node, build: buildWhenNeeded, isSeveral: true }, docker, workerd };

/** The host that is proved, or the one machine that stories are told on otherwise. */
export const provedHost = hosts[process.env.PROVED_HOST ?? ''] ?? node;

/**
 * The steps of hosting/docker/Dockerfile: a build that knows no operator, and a folder that holds all that it needs.
 *
 * @param {Record<string, string>} env of which a build may know the key of the forms alone
 */
async function buildImage({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = '' }) {
  const nothing = Object.fromEntries(['API_URL', 'SITE_URL', 'TILES_URL', 'IMAGE_ORIGINS'].map(name => [name, '']));
  const env = { ...nothing, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, BUILD_OUTPUT: 'standalone', DIST_DIR: imageBuild };
  await buildIn(imageBuild, env);
  await run(node24, ['hosting/docker/assemble.mjs', image], { env: projectEnv(env) });
}

/** The packages of a host that has its own. @param {string} folder */
async function installIn(folder) {
  if (existsSync(join(root, folder, 'node_modules'))) return;
  const cwd = join(root, folder);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', cwd], { env: machineEnv() });
}

/** Builds anew, beside the build that other stories are told on. @param {string} folder @param {Record<string, string>} env */
async function buildIn(folder, env) {
  const settings = join(root, 'tsconfig.json');
  const before = readFileSync(settings);
  rmSync(join(root, folder), { recursive: true, force: true });
  await run(node24, [nextCommand, 'build'], { env: projectEnv({ ...env, NEXT_TELEMETRY_DISABLED: '1' }) });
  // Next adds the folder's types to it.
  writeFileSync(settings, before);
}
