/**
 * Which servers do the stories run against? Two pairs of a sandbox and a storefront: one for reading, one that faults
 * are asked of, so that neither spoils what the other keeps. BASE_URL and SANDBOX_URL name servers that run already.
 */

import { sandboxEnv } from '../../sandbox/demo-env.mjs';
import { secrets } from '../../sandbox/demo-secrets.mjs';
import { pushEnv } from '../../sandbox/identity/push-project.mjs';
import { provedHost } from '../prove/hosts.mjs';

/** @typedef {{ site: string, sandbox: string }} Pair */

const scheme = provedHost.isSeveral ? 'https' : 'http';

/** @type {Pair} */
export const calm = {
  site: process.env.BASE_URL ?? `${scheme}://localhost:3111`,
  sandbox: process.env.SANDBOX_URL ?? 'http://127.0.0.1:4511',
};

/** @type {Pair} */
export const rough = {
  site: process.env.ROUGH_BASE_URL ?? `${scheme}://localhost:3112`,
  sandbox: process.env.ROUGH_SANDBOX_URL ?? 'http://127.0.0.1:4512',
};

/** What a storefront over this pair's sandbox is told. @param {Pair} pair @returns {Record<string, string>} */
export function envOf({ site, sandbox }) {
  return {
    ...secrets(),
    ...sandboxEnv(sandbox),
    ...pushEnv(),
    SITE_URL: site,
    SMS_SENDER: 'firebase',
    STATES_PAGE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The environment of the build that both storefronts run. */
export const storiesEnv = envOf(calm);
