/** Replaces the module of this name in @opennextjs/aws: compiles hosting/node/cache/page-cache.mjs for its bundles. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// OpenNext's copy of esbuild.
const { buildSync } = createRequire(process.argv[1] ?? '')('esbuild');
const cache = fileURLToPath(new URL('../node/cache/page-cache.mjs', import.meta.url));
const nothing = fileURLToPath(new URL('./nothing.mjs', import.meta.url));

/** A host without TCP connections cannot use a Redis. */
const redis = process.env.HOST_WITHOUT_TCP === '1' ? { alias: { '@redis/client': nothing } } : {};

/** @param {{ buildDir: string }} options */
export function compileCache({ buildDir }) {
  const files = { cache: join(buildDir, 'cache.cjs'), composableCache: join(buildDir, 'composable-cache.cjs') };
  const shape = { bundle: true, format: 'cjs', platform: 'node', target: 'es2023', logLevel: 'error' };
  const external = Object.keys(redis).length === 0 ? ['@redis/client'] : [];
  buildSync({ ...shape, ...redis, external, entryPoints: [cache], outfile: files.cache });
  buildSync({ ...shape, entryPoints: [nothing], outfile: files.composableCache });
  return files;
}
