/**
 * Builds the storefront for Cloudflare's Workers: `next build` into a folder of its own, OpenNext's bundle of it, and what
 * the Worker has to know of the build. The operator's SITE_URL, TILES_URL and key of forms are needed, as for every build.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinedFolder, manifestName } from '../document/build-manifest.mjs';
import { nextCommand, node24, projectEnv, root } from '../launch/node24.mjs';
import { run } from '../launch/program.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const stage = join(root, '.next-workerd');
const build = join(stage, '.next');
const settings = join(root, 'tsconfig.json');

rmSync(stage, { recursive: true, force: true });
const before = readFileSync(settings);
try {
  await run(node24, [nextCommand, 'build'], {
    env: projectEnv({ BUILD_OUTPUT: 'standalone', DIST_DIR: '.next-workerd/.next', NEXT_TELEMETRY_DISABLED: '1' }),
  });
} finally {
  // Next adds the folder's types to it.
  writeFileSync(settings, before);
}

// OpenNext looks for a project beside the build.
symlinkSync(join(root, 'public'), join(stage, 'public'));
copyFileSync(join(root, 'next.config.mjs'), join(stage, 'next.config.mjs'));
writeFileSync(join(stage, 'package.json'), JSON.stringify({ name: 'doorstep', private: true, type: 'module' }));

const openNext = join(here, 'node_modules', '@opennextjs', 'cloudflare', 'dist', 'cli', 'index.js');
if (!existsSync(openNext)) throw new Error('Run "npm ci" in hosting/workerd first.');
await run(
  node24,
  [
    ...['--import', join(here, 'build-hooks.mjs'), openNext, 'build', '--skipNextBuild'],
    ...['--openNextConfigPath', 'hosting/workerd/open-next.config.mjs', '--config', 'hosting/workerd/wrangler.jsonc'],
  ],
  { env: projectEnv({ WRANGLER_SEND_METRICS: 'false' }) },
);

const manifest = readFileSync(join(build, joinedFolder, manifestName), 'utf8');
const id = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
writeFileSync(
  join(stage, 'known.mjs'),
  `export const id = ${JSON.stringify(id)};\nexport const manifest = ${manifest};\n`,
);
writeFileSync(join(stage, '.open-next', 'assets', '_headers'), readFileSync(join(here, 'asset-headers.txt')));

// One bundle for every start, and its size as the platform counts it.
const told = await run(
  node24,
  [
    ...[join(here, 'node_modules', 'wrangler', 'bin', 'wrangler.js'), 'deploy', '--dry-run'],
    ...['--config', join(here, 'wrangler.jsonc'), '--outdir', join(stage, 'worker')],
  ],
  { env: projectEnv({ WRANGLER_SEND_METRICS: 'false', CI: '1' }) },
);
process.stdout.write(`${/Total Upload: .*/.exec(told)?.[0] ?? told}\n`);
