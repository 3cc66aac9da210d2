/** Two storefronts over one sandbox that agree by a Redis, as an operator has them behind a balancer. */
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../../hosting/launch/storefront.mjs';
import { type Redis, startRedis } from '../../support/redis.ts';
import { envOf, rough } from '../servers.mjs';

const sites = ['http://localhost:3114', 'http://localhost:3115'] as const;

export interface TwoInstances {
  sites: typeof sites;
  /** Where counts and marks are, and what is kept. */
  redis: Redis;
  kept: Redis;
  /** Ends one as a machine that breaks does. */
  kill: (site: (typeof sites)[number]) => void;
  end: () => Promise<void>;
}

export async function startTwoInstances(): Promise<TwoInstances> {
  const [redis, kept] = await Promise.all([startRedis(), startRedis()]);
  const kills = await Promise.all(
    sites.map(site => startInstance(site, { REDIS_URL: redis.url, KEPT_REDIS_URL: kept.url })),
  );
  const both: TwoInstances = {
    sites,
    redis,
    kept,
    kill: site => kills[sites.indexOf(site)]?.(),
    // The one that runs by then, if a story has put another in its place.
    end: async () => void (await Promise.all([endAll(), both.redis.kill(), both.kept.kill()])),
  };
  return both;
}

/** Answers how to kill it as a machine that breaks does. */
export async function startInstance(site: string, stores: Record<string, string>): Promise<() => void> {
  const port = new URL(site).port;
  const env = projectEnv({
    ...envOf({ site, sandbox: rough.sandbox }),
    ...ipv4First,
    PORT: port,
    ...stores,
  });
  const server = startService(`storefront ${port}`, storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${site}/api/ready`, server);
  return () => process.kill(server.pid ?? 0, 'SIGKILL');
}
