/** Which headers does the build give to the files that the platform sends? */
import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { expect, test } from 'vitest';
import configOf from '@/next.config.mjs';

/** The lifetimes by pattern, as next.config.mjs writes patterns. */
function lifetimes(): Record<string, string> {
  const text = readFileSync('hosting/workerd/asset-headers.txt', 'utf8');
  const rules = text.matchAll(/^(\/\S+)\n(?: +.*\n)*? +Cache-Control: (.*)$/gm);
  return Object.fromEntries([...rules].map(([, pattern = '', value = '']) => [pattern, value]));
}

test('the platform gives files the lifetimes that Next gives them', async () => {
  const { headers } = await configOf(PHASE_PRODUCTION_SERVER);
  const ofNext = (await headers?.())?.flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === 'cache-control').map(({ value }) => [source, value]),
  );
  expect(ofNext).toEqual([
    ['/icons/:path*', lifetimes()['/icons/*']],
    ['/favicon.ico', lifetimes()['/favicon.ico']],
    ['/icons/:sprite(sprite-\\w+\\.svg)', lifetimes()['/icons/sprite-*']],
  ]);
});
