/** A storefront whose clock a story can set, over the sandbox that faults are asked of. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../../hosting/launch/storefront.mjs';
import { setClock } from '../../support/clock-file.mjs';
import { envOf, rough } from '../servers.mjs';

export const aging = { site: 'http://localhost:3113', sandbox: rough.sandbox };

export interface AgingStorefront {
  /** Turns its clock forward. */
  ages: (seconds: number) => void;
  end: () => Promise<void>;
}

export async function startAging(): Promise<AgingStorefront> {
  const folder = mkdtempSync(join(tmpdir(), 'aging-'));
  const file = join(folder, 'clock');
  const { port } = new URL(aging.site);
  const env = projectEnv({
    ...envOf(aging),
    ...ipv4First,
    PORT: port,
    CLOCK_FILE: file,
    NODE_OPTIONS: `${ipv4First.NODE_OPTIONS} --import ./tests/support/shifted-clock.mjs`,
  });
  const server = startService('aging storefront', storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${aging.site}/robots.txt`, server);
  let ahead = 0;
  return {
    ages(seconds) {
      ahead += seconds;
      setClock(file, ahead * 1000);
    },
    async end() {
      await endAll();
      rmSync(folder, { recursive: true });
    },
  };
}
