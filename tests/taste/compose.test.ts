/** What hosting/docker/compose.yaml tells its storefront is what `npm start` tells the one over the sandbox. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/hosting/launch/node24.mjs';
import { identityEnv } from '@/sandbox/demo-env.mjs';

test('whoever looks at the composed marketplace can sign in in every way', () => {
  const yaml = readFileSync(join(root, 'hosting/docker/compose.yaml'), 'utf8');
  const told = [...yaml.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]);
  const sandbox = 'http://localhost:4400';
  expect(Object.fromEntries(told)).toMatchObject({ ...identityEnv(sandbox), ADMIN_URL: `${sandbox}/` });
});
