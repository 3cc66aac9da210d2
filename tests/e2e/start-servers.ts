/** Both pairs of servers are started side by side before the first story, and ended after the last. */
import { node24, projectEnv } from '../../hosting/launch/node24.mjs';
import { isTaken } from '../../hosting/launch/ports.mjs';
import { endAll, stay } from '../../hosting/launch/program.mjs';
import { ready } from '../../hosting/launch/ready.mjs';
import { Trouble } from '../../hosting/launch/say.mjs';
import { ipv4First, storefrontWords } from '../../hosting/launch/storefront.mjs';
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
    if (await isTaken(portOf(url))) throw new Trouble(`Another program is at ${url}: end it first.`);
  await Promise.all([
    isReady('sandbox', ['sandbox/serve.ts'], `${sandbox}/api/v1/rest/settings`, {
      SANDBOX_PORT: String(portOf(sandbox)),
      SANDBOX_DB: ':memory:',
      SITE_URL: site,
    }),
    isReady('storefront', storefrontWords('start', portOf(site)), `${site}/robots.txt`, {
      ...envOf(pair),
      ...ipv4First,
      PORT: String(portOf(site)),
    }),
  ]);
}

async function isReady(name: string, words: string[], url: string, env: Record<string, string>): Promise<void> {
  const server = stay(name, words, { command: node24, env: projectEnv(env) });
  await ready(url, server);
  server.speak();
  server.ended.then(reason => isOver || console.error(reason));
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
