/** How each host of hosting/ builds and starts, as its README says. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { nextCommand, node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { run } from '../../hosting/launch/program.mjs';
import { storefrontArgs } from '../../hosting/launch/storefront.mjs';

/** Outside of the repository, so that nothing of it is found by chance. */
const image = join(tmpdir(), 'doorstep-image');

/**
 * @typedef {object} Host
 * @property {(env: Record<string, string>) => Promise<unknown>} build
 * @property {() => string[]} args what its Node is started with
 * @property {string} cwd
 * @property {boolean} [isSeveral] two processes behind a balancer, with a Redis between them
 */

/** @type {Host} */
const node = { build: buildWhenNeeded, args: () => storefrontArgs('start', 0), cwd: root };

/** @type {Host} */
const docker = {
  build: buildImage,
  args: () => ['hosting/docker/serve.mjs'],
  cwd: image,
};

/** @type {Record<string, Host>} */
export const hosts = { node, redis: { ...node, isSeveral: true }, docker };

/** The host that is proved, or the one machine that stories are told on otherwise. */
export const provedHost = hosts[process.env.PROVED_HOST ?? ''] ?? node;

/**
 * The steps of hosting/docker/Dockerfile: a build that knows no operator, and a folder that holds all that it needs.
 *
 * @param {Record<string, string>} env of which a build may know the key of the forms alone
 */
async function buildImage({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = '' }) {
  const folder = '.next-image';
  const output = join(root, folder);
  rmSync(output, { recursive: true, force: true });
  const env = projectEnv({
    ...Object.fromEntries(['API_URL', 'SITE_URL', 'TILES_URL', 'IMAGE_ORIGINS'].map(name => [name, ''])),
    ...{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, NEXT_TELEMETRY_DISABLED: '1' },
    ...{ BUILD_OUTPUT: 'standalone', DIST_DIR: folder },
  });
  await run(node24, [nextCommand, 'build'], { env });
  await run(node24, ['hosting/docker/assemble.mjs', image], { env });
}
