/** Starts the sandbox (large profile) and the production build beside it, on ports of their own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { allocatorEnv } from '../../hosting/launch/heap.mjs';
import { isTaken } from '../../hosting/launch/ports.mjs';
import { storefrontArgs } from '../../hosting/launch/storefront.mjs';
import { chatEnv } from '../../sandbox/chat/project.mjs';
import { marketZone } from '../market-hour.mjs';

/** BENCH_PORT and 1400 above it, so that two measure beside each other. */
const sitePort = Number(process.env.BENCH_PORT || 3131);
const sandboxPort = sitePort + 1400;

export const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
export const siteUrl = `http://127.0.0.1:${sitePort}`;

export interface Servers {
  storefront: ChildProcess;
  stop: () => void;
}

export async function startServers(): Promise<Servers> {
  // Other servers on these ports must not be measured, nor lose their API.
  for (const port of [sitePort, sandboxPort])
    if (await isTaken(port)) throw new Error(`Port ${port} is taken: choose another one with BENCH_PORT.`);
  const sandbox = start('node', ['sandbox/serve.ts'], {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DB: ':memory:',
    SANDBOX_ZONE: marketZone,
    SANDBOX_PROFILE: 'large',
    SITE_URL: siteUrl,
  });
  await answering(`${sandboxUrl}/api/v1/rest/settings`);
  const storefront = start('node', storefrontArgs('start', sitePort), {
    PORT: String(sitePort),
    NODE_OPTIONS: '--dns-result-order=ipv4first',
    API_URL: sandboxUrl,
    SITE_URL: siteUrl,
    SESSION_PASSWORDS: 'a-password-for-the-bench-of-more-than-32-characters',
    GEOCODE_URL: `${sandboxUrl}/maps/geocode`,
    TILES_URL: `${sandboxUrl}/tiles/{z}/{x}/{y}.png`,
    // Visitors say themselves where they come from; who does not is somebody at this machine.
    PROXIES: '1',
    ...chatEnv(sandboxUrl),
    ...allocatorEnv(process.env),
  });
  await answering(`${siteUrl}/robots.txt`);
  const stop = () => {
    storefront.kill();
    sandbox.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return { storefront, stop };
}

/** Resident memory of the process, in megabytes. */
export function residentMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function start(command: string, args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill());
  child.on('exit', code => {
    if (code) console.error(`${args[0]} ended with ${code}`);
  });
  return child;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} does not answer`);
}
