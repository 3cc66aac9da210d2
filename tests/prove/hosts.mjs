/** How each host of hosting/ builds and starts, as its README says. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { machineEnv, nextCommand, node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { run } from '../../hosting/launch/program.mjs';
import { storefrontArgs } from '../../hosting/launch/storefront.mjs';
import { buildImage, runImage } from './docker.mjs';

/**
 * @typedef {object} Program
 * @property {string} [command] in place of the project's Node
 * @property {string[]} args
 * @property {string} [cwd] in place of the project's root
 * @property {Record<string, string>} [env] what it is told beside
 *
 * @typedef {object} Host
 * @property {(env: Record<string, string>) => Promise<unknown>} build
 * @property {(env: Record<string, string>) => Program} program what it is started as
 * @property {boolean} [isSeveral] two processes behind nginx, which speaks https, with a Redis between them
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
  program: () => ({ args: storefrontArgs('start', 0) }),
  stories: ['deployment/'],
};

/** Its documents are those of the first host. */
const sameDocument = 'hosts/same-document.spec.ts';

/** @type {Host} */
const next = {
  build: buildWhenNeeded,
  program: () => ({ args: [nextCommand, 'start', '--hostname', 'localhost'] }),
  stories: [sameDocument, 'http/page-turn.spec.ts'],
};

/** @type {Host} */
const redis = {
  ...node,
  build: buildWhenNeeded,
  isSeveral: true,
  stories: [sameDocument, 'faults/two-instances.spec.ts', 'faults/kept-together.spec.ts'],
};

/** @type {Host} */
const docker = {
  build: async env => {
    // What its documents are compared with.
    await buildWhenNeeded(env);
    await buildImage(env);
  },
  program: runImage,
  stories: [sameDocument, 'hosts/image.spec.ts'],
};

/** Bundled by OpenNext, in a package of its own. @param {'workerd' | 'lambda'} name @param {string[]} lacks @returns {Host} */
const bundled = (name, lacks) => ({
  build: async env => {
    await installIn(`hosting/${name}`);
    await run(node24, [`hosting/${name}/build.mjs`], { env: projectEnv(env) });
  },
  program: () => ({ args: [`hosting/${name}/serve.mjs`] }),
  lacks,
  stories: [
    // Pages whose content policy the middleware says, over what is configured for all.
    ...['journeys/ways-in-phone.spec.ts', 'journeys/account-push.spec.ts'],
    'http/own-scripts.spec.ts',
    'http/page-turn.spec.ts',
    // What the API's second revision alone has.
    ...['second-revision', 'collection-points', 'parcels'].map(story => `faults/${story}.spec.ts`),
  ],
});

/** @type {Record<string, Host>} */
export const hosts = {
  node,
  next,
  redis,
  docker,
  workerd: bundled('workerd', []),
  lambda: bundled('lambda', ['chat', 'chat-pictures']),
};

/** The host that is proved, or the one machine that stories are told on otherwise. */
export const provedHost = hosts[process.env.PROVED_HOST ?? ''] ?? node;

/** The packages of a host that has its own. @param {string} folder */
async function installIn(folder) {
  if (existsSync(join(root, folder, 'node_modules'))) return;
  const cwd = join(root, folder);
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', cwd], { env: machineEnv() });
}
