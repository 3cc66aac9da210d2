/** What hosting/docker promises of its image: told by `npm run prove -- docker`. */
import { imageBytes, isHealthy } from '../../prove/docker.mjs';
import { calm } from '../servers.mjs';
import { expect, test } from '../story.ts';

test('it is under 250 MB', () => {
  expect(imageBytes() / 1e6).toBeLessThan(250);
});

test('its health check tells whether the storefront answers', () => {
  expect(isHealthy(new URL(calm.site).port)).toBe(true);
  expect(isHealthy('9')).toBe(false);
});
