/** Starts both pairs of servers side by side before the first story, and ends them after the last. */
import { node24, projectEnv } from '../../hosting/launch/node24.mjs';
import { isTaken } from '../../hosting/launch/ports.mjs';
import { endAll, startService } from '../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../hosting/launch/ready.mjs';
import { ipv4First } from '../../hosting/launch/storefront.mjs';
import { StartError } from '../../hosting/launch/terminal.mjs';
import { marketZone } from '../market-hour.mjs';
import { provedHost } from '../prove/hosts.mjs';
import { startNginx } from '../support/nginx.ts';
import { startRedis } from '../support/redis.ts';
import { interruptOnSigterm } from './interrupt-on-sigterm.mjs';
import { calm, envOf, rough } from './servers.mjs';
import { StoryLog } from './story-log.ts';

type Pair = typeof calm;

let isOver = false;
const log = new StoryLog();
/** What has to be ended besides the programs. */
const ends: (() => unknown)[] = [];

export default async function startServers(): Promise<() => Promise<void>> {
  interruptOnSigterm();
  try {
    await Promise.all([calm, rough].map(start));
  } catch (error) {
    await end();
    throw error;
  }
  return async () => {
    const findings = await log.findings([calm, rough].map(({ sandbox }) => sandbox)).finally(end);
    if (findings.length > 0) throw new Error(`What is a customer's own stands in the log:\n${findings.join('\n')}`);
  };
}

async function end(): Promise<void> {
  isOver = true;
  await endAll();
  await Promise.all(ends.map(one => one()));
}

async function start(pair: Pair): Promise<void> {
  const { site, sandbox } = pair;
  for (const url of [site, sandbox])
    if (await isTaken(portOf(url))) throw new StartError(`Another program is at ${url}: end it first.`);
  const toSandbox = {
    args: ['sandbox/serve.ts'],
    url: `${sandbox}/api/v1/rest/settings`,
    env: { SANDBOX_PORT: String(portOf(sandbox)), SANDBOX_DB: ':memory:', SANDBOX_ZONE: marketZone, SITE_URL: site },
  };
  await Promise.all([isReady('sandbox', toSandbox), provedHost.isSeveral ? startSeveral(pair) : startOne(pair)]);
}

/** Starts the storefront of a pair, at its own port or at another one. */
function startOne(pair: Pair, port = portOf(pair.site), told: Record<string, string> = {}): Promise<void> {
  const env = { ...envOf(pair), ...ipv4First, ...told, PORT: String(port) };
  const { env: more, ...program } = provedHost.program(env);
  return isReady('storefront', {
    ...program,
    url: `http://localhost:${port}/robots.txt`,
    env: { ...env, ...more },
    onLine: line => log.takes(line),
  });
}

/** Two storefronts that share what they keep, behind nginx: each request goes to the other one in turn. */
async function startSeveral(pair: Pair): Promise<void> {
  const [store, kept] = await Promise.all([startRedis(), startRedis()]);
  ends.push(store.kill, kept.kill);
  const ports = [20, 30].map(more => portOf(pair.site) + more);
  const told = { REDIS_URL: store.url, KEPT_REDIS_URL: kept.url, PROXIES: '1' };
  await Promise.all(ports.map(port => startOne(pair, port, told)));
  const both = ports.map(port => `http://127.0.0.1:${port}`);
  ends.push(await startNginx(both, pair.site));
}

interface Program {
  command?: string;
  args: string[];
  cwd?: string;
  /** The URL that answers once the server is ready. */
  url: string;
  env: Record<string, string>;
  onLine?: (line: string) => boolean;
}

async function isReady(name: string, { command = node24, args, url, env, ...more }: Program): Promise<void> {
  const server = startService(name, args, { command, env: projectEnv(env), ...more });
  await waitUntilReady(url, server);
  server.showOutput();
  server.ended.then(reason => isOver || console.error(reason));
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
