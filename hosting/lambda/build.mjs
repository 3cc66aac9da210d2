/** Builds the storefront as a function for AWS Lambda, behind an HTTP API or a function URL (payload 2.0). */
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStage, runOpenNext, writeKnown } from '../open-next/stage.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const openNext = join(here, 'node_modules', '@opennextjs', 'aws', 'dist', 'index.js');

const stage = await buildStage('.next-lambda');
// The path of the build's folder where the function runs.
for (const folder of ['.next', '.next/standalone/.next-lambda/.next']) {
  const settings = join(stage, folder, 'required-server-files.json');
  const files = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...files, config: { ...files.config, distDir: '.next' } }));
}
await runOpenNext(openNext, ['--config-path', 'hosting/lambda/open-next.config.mjs']);

const bundle = join(stage, '.open-next', 'server-functions', 'default');
takeSharp(join(stage, '.next', 'standalone'));
const { buildSync } = createRequire(openNext)('esbuild');
buildSync({
  entryPoints: [join(here, 'handler.mjs')],
  outfile: join(bundle, 'doorstep.mjs'),
  alias: { 'doorstep-build/known': writeKnown(stage), 'doorstep-build/function': './index.mjs' },
  external: ['sharp', './index.mjs'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
});
process.stdout.write(`The function is ${bundle}, its handler is doorstep.handler\n`);

/**
 * Copies sharp, which OpenNext leaves out because it has a function of its own for pictures. Here the function itself
 * makes pictures, share cards and uploads.
 *
 * @param {string} traced the standalone output
 */
function takeSharp(traced) {
  for (const name of ['sharp', '@img'])
    cpSync(join(traced, 'node_modules', name), join(bundle, 'node_modules', name), { recursive: true });
  // The name by which the bundler's output imports it.
  const folder = join('.next-lambda', '.next', 'node_modules');
  for (const name of readdirSync(join(traced, folder)).filter(each => each.startsWith('sharp-'))) {
    const link = join(bundle, folder, name);
    if (!existsSync(link)) symlinkSync(readlinkSync(join(traced, folder, name)), link);
  }
}
