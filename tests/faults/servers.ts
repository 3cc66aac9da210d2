/** Starts what the matrix needs: the sandbox, the gate in front of it, and the production build. Their clock can be set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, projectEnv, root } from '../../hosting/launch/node24.mjs';
import { loopback } from '../../hosting/launch/ports.mjs';
import { startService } from '../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../hosting/launch/storefront.mjs';
import { envOf } from '../e2e/servers.mjs';
import { marketZone } from '../market-hour.mjs';
import { setClock } from '../support/clock-file.mjs';
import { freePort } from '../support/free-port.ts';
import { type Gate, openGate } from './gate.ts';

export interface Servers {
  site: string;
  sandbox: string;
  gate: Gate;
  /** A storefront that speaks the API's second revision; started when somebody first asks for it. */
  secondSite(): Promise<string>;
  /** Both programs are so many milliseconds older from now on. */
  ages(milliseconds: number): void;
}

/** On ports that the system chooses, so that they run beside the stories. `endAll` ends them. */
export async function startServers(): Promise<Servers> {
  const [sitePort, gatePort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const [site, api, sandbox] = [`http://localhost:${sitePort}`, urlOf(gatePort), urlOf(sandboxPort)];
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-faults-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const clock = join(folder, 'clock');
  const gate = await openGate(gatePort, sandboxPort);
  await start('sandbox', ['sandbox/serve.ts'], `${sandbox}/api/v1/rest/settings`, {
    CLOCK_FILE: clock,
    SITE_URL: site,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DB: ':memory:',
    SANDBOX_ZONE: marketZone,
  });
  // Each visitor comes from an address of their own, as the proxy in front would tell.
  const startSite = async (at: string, port: number, revision: 'R1' | 'R2') => {
    const own = { API_URL: api, API_REVISION: revision, PROXIES: '1', PORT: String(port), CLOCK_FILE: clock };
    const env = { ...envOf({ site: at, sandbox }), ...ipv4First, ...own };
    await start(`storefront of ${revision}`, storefrontArgs('start', port), `${at}/robots.txt`, env);
    return at;
  };
  await startSite(site, sitePort, 'R1');
  let second: Promise<string> | undefined;
  let ahead = 0;
  return {
    site,
    sandbox,
    gate,
    secondSite: () => {
      second ??= freePort().then(port => startSite(`http://localhost:${port}`, port, 'R2'));
      return second;
    },
    ages: milliseconds => {
      ahead += milliseconds;
      setClock(clock, ahead);
    },
  };
}

function urlOf(port: number): string {
  return `http://${loopback}:${port}`;
}

async function start(name: string, args: string[], url: string, env: Record<string, string>): Promise<void> {
  const clock = join(root, 'tests', 'support', 'shifted-clock.mjs');
  const program = startService(name, ['--import', clock, ...args], { command: node24, env: projectEnv(env) });
  await waitUntilReady(url, program);
}
