import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Seen with nginx 1.22: with `max_fails=1` two 503 of one call were 502 for every page, for five seconds. */
test('an answer of 503 does not count as a server that is gone', () => {
  const file = readFileSync(join(import.meta.dirname, '../../hosting/redis/nginx.conf'), 'utf8');
  const servers = file.match(/^ +server 127.+$/gm) ?? [];
  expect(servers.length).toBe(2);
  for (const server of servers) expect(server).toContain(' max_fails=0;');
});
