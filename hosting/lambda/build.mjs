/** Builds the storefront as a function for AWS Lambda, behind an HTTP API or a function URL (payload 2.0). */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStage, runOpenNext, writeKnown } from '../open-next/stage.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const openNext = join(here, 'node_modules', '@opennextjs', 'aws', 'dist', 'index.js');

const stage = await buildStage('.next-lambda');
await runOpenNext(openNext, ['--config-path', 'hosting/lambda/open-next.config.mjs']);

const bundle = join(stage, '.open-next', 'server-functions', 'default');
const { buildSync } = createRequire(openNext)('esbuild');
buildSync({
  entryPoints: [join(here, 'handler.mjs')],
  outfile: join(bundle, 'doorstep.mjs'),
  alias: { 'doorstep-build/known': writeKnown(stage), 'doorstep-build/function': './index.mjs' },
  external: ['sharp', './index.mjs'],
  ...{ bundle: true, format: 'esm', platform: 'node', target: 'node24' },
});
process.stdout.write(`The function is ${bundle}, its handler is doorstep.handler\n`);
