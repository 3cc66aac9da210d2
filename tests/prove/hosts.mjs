/** How each host of hosting/ builds and starts, as its README says. */
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { machineEnv, nextCommand, node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { run } from '../../hosting/launch/program.mjs';
import { storefrontArgs } from '../../hosting/launch/storefront.mjs';

/** Outside of the repository, so that nothing of it is found by chance. */
export const image = join(tmpdir(), 'doorstep-image');
const imageBuild = '.next-image';

/**
 * @typedef {object} Host
 * @property {(env: Record<string, string>) => Promise<unknown>} build
 * @property {string} [command] in place of the project's Node
 * @property {() => string[]} args what it is started with
 * @property {string} cwd
 * @property {Record<string, string>} [env] what it is told beside
 * @property {boolean} [isSeveral] two processes behind a balancer, with a Redis between them
 * @property {string[]} [lacks] stories of what its README says that it does not have
 * @property {string[]} stories what is told of this host beside the chosen stories
 */

/** What the second build of the story of a deployment is made and started with (tests/e2e/deployment). */
export const laterDeployment = { DIST_DIR: '.next-later', DEPLOYMENT_ID: 'later' };

/** @type {Host} */
const node = {
  build: async env => {
    await buildWhenNeeded(env);
    await buildWhenNeeded({ ...env, ...laterDeployment });
  },
  args: () => storefrontArgs('start', 0),
  cwd: root,
  stories: ['deployment/'],
};

/** Its documents are those of the first host. */
const sameDocument = 'hosts/same-document.spec.ts';

/** @type {Host} */
const next = {
  build: buildWhenNeeded,
  args: () => [nextCommand, 'start', '--hostname', 'localhost'],
  cwd: root,
  stories: [sameDocument],
};

/** @type {Host} */
const redis = {
  ...node,
  build: buildWhenNeeded,
  isSeveral: true,
  stories: [sameDocument, 'faults/two-instances.spec.ts', 'faults/kept-together.spec.ts'],
};

/** Who is root can run it as a container does; anybody else runs what it holds. */
const asContainer =
  process.platform === 'linux' && process.getuid?.() === 0
    ? { command: 'unshare', args: () => ['--mount', 'sh', join(root, 'tests/prove/run-image.sh'), image] }
    : { args: () => ['hosting/docker/serve.mjs'] };

/** @type {Host} */
const docker = {
  build: buildImage,
  ...asContainer,
  cwd: join(image, 'app'),
  env: { DIST_DIR: imageBuild },
  stories: [sameDocument, 'hosts/image.spec.ts'],
};

/** Bundled by OpenNext, in a package of its own. @param {'workerd' | 'lambda'} name @param {string[]} lacks @returns {Host} */
const bundled = (name, lacks) => ({
  build: async env => {
    await installIn(`hosting/${name}`);
    await run(node24, [`hosting/${name}/build.mjs`], { env: projectEnv(env) });
  },
  args: () => [`hosting/${name}/serve.mjs`],
  cwd: root,
  lacks,
  // Pages whose content policy the middleware says, over what is configured for all.
  stories: ['journeys/ways-in-phone.spec.ts', 'journeys/account-push.spec.ts'],
});

/** @type {Record<string, Host>} */
export const hosts = {
  node,
  next,
  redis,
  docker,
  workerd: bundled('workerd', []),
  lambda: bundled('lambda', ['chat']),
};

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
  await buildWhenNeeded(env);
  rmSync(image, { recursive: true, force: true });
  await run(node24, ['hosting/docker/assemble.mjs', join(image, 'app')], { env: projectEnv(env) });
  await run(node24, ['hosting/docker/assemble-root.mjs', image], { env: projectEnv(env) });
}

/** The packages of a host that has its own. @param {string} folder */
async function installIn(folder) {
  if (existsSync(join(root, folder, 'node_modules'))) return;
  const cwd = join(root, folder);
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', cwd], { env: machineEnv() });
}
