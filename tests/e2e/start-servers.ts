/** Both pairs of servers are started side by side before the first story, and ended after the last. */
import { node24, projectEnv } from '../../hosting/launch/node24.mjs';
import { isTaken } from '../../hosting/launch/ports.mjs';
import { endAll, startService } from '../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../hosting/launch/storefront.mjs';
import { StartError } from '../../hosting/launch/terminal.mjs';
import { calm, envOf, rough } from './servers.mjs';

type Pair = typeof calm;

let isOver = false;

export default async function startServers(): Promise<() => Promise<void>> {
  try {
    await Promise.all([calm, rough].map(start));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

function end(): Promise<void> {
  isOver = true;
  return endAll();
}

async function start(pair: Pair): Promise<void> {
  const { site, sandbox } = pair;
  for (const url of [site, sandbox])
    if (await isTaken(portOf(url))) throw new StartError(`Another program is at ${url}: end it first.`);
  await Promise.all([
    isReady('sandbox', ['sandbox/serve.ts'], `${sandbox}/api/v1/rest/settings`, {
      SANDBOX_PORT: String(portOf(sandbox)),
      SANDBOX_DB: ':memory:',
      SITE_URL: site,
    }),
    isReady('storefront', storefrontArgs('start', portOf(site)), `${site}/robots.txt`, {
      ...envOf(pair),
      ...ipv4First,
      PORT: String(portOf(site)),
    }),
  ]);
}

async function isReady(name: string, args: string[], url: string, env: Record<string, string>): Promise<void> {
  const server = startService(name, args, { command: node24, env: projectEnv(env) });
  await waitUntilReady(url, server);
  server.showOutput();
  server.ended.then(reason => isOver || console.error(reason));
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
