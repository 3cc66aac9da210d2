/**
 * The operator's environment, parsed once when the server starts (instrumentation.ts). lib/env-variables.ts is its table,
 * .env.example explains each variable, `npm run env` prints what is set.
 */
import 'server-only';
import { type Env, parseEnv } from '@/lib/env-variables';
import { errorMessage } from '@/lib/error-message';
import { isLocal } from '@/lib/private-host';

/** Whether the site is reached only from this machine: by a developer, a test or the demo. */
export function isLocalSite(): boolean {
  return isLocal(env().SITE_URL);
}

let parsed: Env | undefined;

/** Read on first use, not on import, so that a build needs no environment. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Ends the process with status 1 and a sentence when the environment is wrong. */
export function checkEnv(): void {
  try {
    env();
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
