/** A storefront that speaks the API's second revision (docs/api.md 0.1), over the sandbox that faults are asked of. */
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../../hosting/launch/storefront.mjs';
import { envOf, rough } from '../servers.mjs';

export const second = { site: 'http://localhost:3116', sandbox: rough.sandbox };

/** Answers how to end it. */
export async function startSecondRevision(): Promise<() => Promise<void>> {
  const { port } = new URL(second.site);
  const env = projectEnv({ ...envOf(second), ...ipv4First, PORT: port, API_REVISION: 'R2' });
  const server = startService('storefront of R2', storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${second.site}/robots.txt`, server);
  return endAll;
}
