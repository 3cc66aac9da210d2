/**
 * `npm run env`: prints every variable as the storefront would read it, before it is started. Secrets are shown as
 * "set" or "not set".
 */
import { readEnvFiles } from '../launch/env-files.mjs';
import '../launch/aliases.mjs';
import { exitWith } from '../launch/terminal.mjs';

try {
  readEnvFiles();
} catch (error) {
  exitWith(error);
}
const { parseEnv, secrets, envSchema } = await import('../../lib/env-variables.ts');

/** Variables that our own programs set for each other. */
const own = ['DOORSTEP_NODE_SERVER'];

const names = Object.keys(envSchema.shape)
  .filter(name => !own.includes(name))
  .sort();
const width = Math.max(...names.map(name => name.length));
for (const name of names) process.stdout.write(`${name.padEnd(width)}  ${shown(name)}\n`);

try {
  parseEnv(process.env);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** @param {string} name */
function shown(name) {
  const value = process.env[name] ?? '';
  if (/** @type {readonly string[]} */ (secrets).includes(name)) return value === '' ? 'not set' : 'set';
  if (value !== '') return withoutPasswords(value);
  const usual = /** @type {Record<string, import('zod').ZodType>} */ (envSchema.shape)[name]?.safeParse(undefined);
  const text = usual?.success ? String(usual.data ?? '') : '';
  return text === '' ? 'not set' : `${text} (unless set)`;
}

/**
 * Hides a user name and a query, in which keys stand: also of a URL in which neither may be, and which the start refuses.
 *
 * @param {string} value
 */
function withoutPasswords(value) {
  return value.replaceAll(/:\/\/[^/\s]*@/g, '://…@').replaceAll(/(:\/\/[^?\s]*)\?[^,\s]*/g, '$1?…');
}
