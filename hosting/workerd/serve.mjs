/**
 * Runs the Worker on this machine with wrangler, offline: bucket, objects and image service are files in a folder that
 * is removed at the end. The storefront's environment becomes the Worker's variables.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnvFiles } from '../launch/env-files.mjs';
import { root } from '../launch/node24.mjs';
import '../launch/aliases.mjs';

const { envSchema } = await import('../../lib/env-variables.ts');

const here = fileURLToPath(new URL('.', import.meta.url));
const wrangler = join(here, 'node_modules', 'wrangler', 'bin', 'wrangler.js');
const bundle = join(root, '.next-workerd', 'worker', 'worker.js');
const state = mkdtempSync(join(tmpdir(), 'doorstep-workerd-'));

/** Variables that wrangler.jsonc sets, that have no meaning here, or that ask for something that a Worker cannot do. */
const notTold = [
  ...['PORT', 'HOSTNAME', 'PAGE_CACHE_MB', 'ANSWER_CACHE_MB', 'LOG_FORMAT', 'PROXIES', 'DOORSTEP_NODE_SERVER'],
  ...['GOOGLE_APPLICATION_CREDENTIALS', 'FIRESTORE_TRANSPORT', 'REDIS_URL', 'KEPT_REDIS_URL', 'METRICS_PORT'],
  ...['METRICS_HOST', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'LEAVE_SECONDS', 'API_CALLS_A_MINUTE'],
];
readEnvFiles();
const told = Object.keys(envSchema.shape).filter(name => process.env[name] && !notTold.includes(name));

const child = spawn(
  process.execPath,
  [
    ...[wrangler, 'dev', bundle, '--no-bundle', '--config', join(here, 'wrangler.jsonc')],
    ...['--ip', '127.0.0.1', '--port', process.env.PORT ?? '3000'],
    ...['--persist-to', state, '--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'log'],
    ...told.flatMap(name => ['--var', `${name}:${process.env[name]}`]),
  ],
  { cwd: here, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' } },
);
// Wrangler's own line for each visit contains whole paths; ours (log.mjs) leaves out what belongs to a customer.
const isOfVisit = /^\[wrangler:info\] [A-Z]+ \//;
createInterface({ input: child.stdout }).on('line', line => isOfVisit.test(line) || process.stdout.write(`${line}\n`));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('close', code => {
  rmSync(state, { recursive: true, force: true });
  process.exit(code ?? 0);
});
