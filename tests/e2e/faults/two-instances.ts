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
  redis: Redis;
  end: () => Promise<void>;
}

export async function startTwoInstances(): Promise<TwoInstances> {
  const redis = await startRedis();
  await Promise.all(sites.map(site => startInstance(site, redis.url)));
  const both: TwoInstances = {
    sites,
    redis,
    // The one that runs by then, if a story has put another in its place.
    end: async () => void (await Promise.all([endAll(), both.redis.kill()])),
  };
  return both;
}

async function startInstance(site: string, redisUrl: string): Promise<void> {
  const port = new URL(site).port;
  const env = projectEnv({
    ...envOf({ site, sandbox: rough.sandbox }),
    ...ipv4First,
    PORT: port,
    REDIS_URL: redisUrl,
  });
  const server = startService(`storefront ${port}`, storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${site}/robots.txt`, server);
}
