/** What hosting/docker promises of its image: told by `npm run prove -- docker`, of the folder that the image would hold. */
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from '../../../hosting/launch/node24.mjs';
import { image } from '../../prove/hosts.mjs';
import { calm } from '../servers.mjs';
import { expect, test } from '../story.ts';

test('it is under 250 MB', () => {
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + lstatSync(join(image, file)).size, 0);
  expect(bytes / 1e6).toBeLessThan(250);
});

test('its health check tells whether the storefront answers', () => {
  const check = (port: string) =>
    spawnSync(node24, ['hosting/docker/is-healthy.mjs'], {
      cwd: join(image, 'app'),
      env: { ...process.env, PORT: port },
    }).status;
  expect(check(new URL(calm.site).port)).toBe(0);
  expect(check('9')).toBe(1);
});
