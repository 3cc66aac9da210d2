/**
 * Makes up requests for pages as honest, careless and hostile visitors send them, the same ones for the same seed: odd
 * cookies, headers of the framework, paths that are almost the same.
 */
import type { RawVisit } from './raw-visit.ts';

const paths = ['/', '/restaurants', '/shops', '/ar', '/de/restaurants', '/restaurants?utm=1', '/restaurants?section=2'];
const oddPaths = [
  '//restaurants',
  '/restaurants/',
  '/%72estaurants',
  '/restaurants?ended=1',
  '/restaurants?_rsc=1',
  '/x',
];

const views = ['base_system_anywhere', 'base_dark_41290x69220', 'base_system_0x0', '2_system_anywhere', 'junk', ''];
const spellings = [
  (text: string) => text,
  encodeURIComponent,
  (text: string) => text.replaceAll('_', '%5F'),
  (text: string) => `"${text}"`,
  (text: string) => `${text}%`,
];
const otherCookies = [
  ...['a=b', 'a', '=', 'locale=de', 'locale=ar', 'locale=%64e', 'theview=base_system_0x0'],
  ...['__Host-view=base_system_0x0', '__Host-locale=de', 'session=x', '__Host-session=x', 'me=1.3', '__Host-me=1.3'],
];
const separators = ['; ', ';', ';   ', ' ; '];

const headers: [string, string][] = [
  ['sec-fetch-site', 'same-origin'],
  ['sec-fetch-site', 'none'],
  ['sec-fetch-dest', 'empty'],
  ['sec-fetch-dest', 'document'],
  ['accept-encoding', 'br'],
  ['accept-encoding', 'gzip'],
  ['accept-language', 'de'],
  ['cache-control', 'no-cache'],
  ['if-none-match', '"nothing"'],
  ['x-forwarded-for', '10.0.0.1'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-proto', 'http'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-url', '/en/base/near/0x0'],
  ['x-middleware-subrequest', 'middleware'],
  ['x-middleware-override-headers', 'cookie'],
  ['x-nextjs-data', '1'],
  ['x-matched-path', '/404'],
  ['purpose', 'prefetch'],
  ['range', 'bytes=0-9'],
];

/** @yields `count` requests */
export function* oddVisits(seed: number, count: number): Generator<RawVisit> {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

  for (let made = 0; made < count; made += 1) {
    const lines: [string, string][] = [];
    const cookies: string[] = [];
    while (chance(0.6)) cookies.push(chance(0.6) ? `view=${one(spellings)(one(views))}` : one(otherCookies));
    const cookie = cookies.reduce((row, next) => (row === '' ? next : `${row}${one(separators)}${next}`), '');
    if (cookie !== '') lines.push(['cookie', cookie]);
    while (chance(0.4)) lines.push(one(headers));
    yield { path: chance(0.2) ? one(oddPaths) : one(paths), headers: lines };
  }
}

/** A number from 0 to 1 for each call (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
