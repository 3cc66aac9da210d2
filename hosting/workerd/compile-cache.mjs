/** Takes the place of the module of this name in @opennextjs/aws: compiles hosting/node/page-cache.mjs for the Worker. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { buildSync } = createRequire(createRequire(import.meta.url).resolve('@opennextjs/cloudflare'))('esbuild');
const cache = fileURLToPath(new URL('../node/page-cache.mjs', import.meta.url));
const nothing = fileURLToPath(new URL('./nothing.mjs', import.meta.url));

/** @param {{ buildDir: string }} options */
export function compileCache({ buildDir }) {
  const files = { cache: join(buildDir, 'cache.cjs'), composableCache: join(buildDir, 'composable-cache.cjs') };
  const shape = { bundle: true, format: 'cjs', platform: 'node', target: 'es2023', logLevel: 'error' };
  buildSync({ ...shape, entryPoints: [cache], outfile: files.cache, alias: { '@redis/client': nothing } });
  buildSync({ ...shape, entryPoints: [nothing], outfile: files.composableCache });
  return files;
}
