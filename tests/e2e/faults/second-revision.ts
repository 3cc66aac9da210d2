/** A storefront that speaks the API's second revision (docs/api.md 0.1), over the sandbox that faults are asked of. */
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First } from '../../../hosting/launch/storefront.mjs';
import { provedHost } from '../../prove/hosts.mjs';
import { envOf, rough } from '../servers.mjs';
import { test } from '../story.ts';

export const second = { site: 'http://localhost:3116', sandbox: rough.sandbox };

/** Tells the stories of this file, or of this block, over the second revision. */
export function overSecondRevision(): void {
  test.use({ pair: second, baseURL: second.site });

  let end: () => Promise<void>;
  test.beforeAll(async () => {
    end = await startSecondRevision();
  });
  test.afterAll(() => end());
}

/** Starts it as the host that is proved; answers how to end it. */
async function startSecondRevision(): Promise<() => Promise<void>> {
  test.setTimeout(90_000);
  const { port } = new URL(second.site);
  const told = { ...envOf(second), ...ipv4First, PORT: port, API_REVISION: 'R2' };
  const { command = node24, args, env: more, ...place } = provedHost.program(told);
  const env = projectEnv({ ...told, ...more });
  const server = startService('storefront of R2', args, { command, env, ...place });
  await waitUntilReady(`${second.site}/robots.txt`, server);
  return endAll;
}
