/** Builds the storefront for Cloudflare's Workers: OpenNext's bundle, and the Worker around it as one file. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, projectEnv } from '../launch/node24.mjs';
import { run } from '../launch/program.mjs';
import { buildStage, runOpenNext, writeKnown } from '../open-next/stage.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = join(here, 'node_modules');
const quiet = { WRANGLER_SEND_METRICS: 'false', CI: '1' };
const hostEnv = { HOST_WITHOUT_TCP: '1' };

const stage = await buildStage('.next-workerd', hostEnv);
await runOpenNext(
  join(packages, '@opennextjs', 'cloudflare', 'dist', 'cli', 'index.js'),
  [
    '--skipNextBuild',
    ...['--openNextConfigPath', 'hosting/workerd/open-next.config.mjs'],
    ...['--config', 'hosting/workerd/wrangler.jsonc'],
  ],
  { ...quiet, ...hostEnv },
);

writeKnown(stage);
copyFileSync(join(here, 'asset-headers.txt'), join(stage, '.open-next', 'assets', '_headers'));

// Bundled once for all starts; wrangler prints the size as the platform counts it.
const told = await run(
  node24,
  [
    ...[join(packages, 'wrangler', 'bin', 'wrangler.js'), 'deploy', '--dry-run'],
    ...['--config', join(here, 'wrangler.jsonc'), '--outdir', join(stage, 'worker')],
  ],
  { env: projectEnv(quiet) },
);
process.stdout.write(`${/Total Upload: .*/.exec(told)?.[0] ?? told}\n`);
