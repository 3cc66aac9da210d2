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
  '/?coupon=WELCOME10',
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
  ...['others-push=1', '__Host-others-push=1'],
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

const nextUrl: [string, string] = ['next-url', '/en/base/near/anywhere/restaurants'];
const stateTree =
  '%5B%22%22%2C%7B%22children%22%3A%5B%5B%22locale%22%2C%22en%22%2C%22d%22%2Cnull%5D%2C%7B%22children%22%3A%5B%5B%22currency%22%2C%22base%22%2C%22d%22%2Cnull%5D%2C%7B%22children%22%3A%5B%22(market)%22%2C%7B%22children%22%3A%5B%22near%22%2C%7B%22children%22%3A%5B%5B%22place%22%2C%22anywhere%22%2C%22d%22%2Cnull%5D%2C%7B%22children%22%3A%5B%22restaurants%22%2C%7B%22children%22%3A%5B%22__PAGE__%22%2C%7B%7D%2Cnull%2Cnull%2C1024%5D%7D%2Cnull%2Cnull%2C1024%5D%7D%2Cnull%2Cnull%2C1024%5D%7D%2Cnull%2Cnull%2C1024%5D%7D%2Cnull%2Cnull%2C1024%5D%7D%2Cnull%2Cnull%2C1040%5D%7D%2Cnull%2Cnull%2C1040%5D%7D%2Cnull%2Cnull%2C1040%5D';

/** What Next's router asks for, with its mark, as Chromium was seen to send it. */
export const routerVisits: { mark: string; headers: [string, string][] }[] = [
  {
    mark: 'gBanOh2ZdD01vmkk',
    headers: [['rsc', '1'], ['next-router-prefetch', '1'], ['next-router-segment-prefetch', '/_tree'], nextUrl],
  },
  { mark: '6ubwEWPbHMF4WB-6', headers: [['rsc', '1'], ['next-router-state-tree', stateTree], nextUrl] },
  // From outside of the market, none of whose layouts the visitor has.
  {
    mark: 'UBpqrXEx9ayYvw4m',
    headers: [
      ['rsc', '1'],
      ['next-router-state-tree', stateTree.replace('(market)', 'help')],
      ['next-url', '/en/base/help'],
    ],
  },
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
    const path = chance(0.2) ? one(oddPaths) : one(paths);
    if (chance(0.3)) {
      const { mark, headers: asked } = one(routerVisits);
      lines.push(...asked);
      while (chance(0.2)) lines.push(one(headers));
      yield { path: `${path}${path.includes('?') ? '&' : '?'}_rsc=${mark}`, headers: lines };
      continue;
    }
    while (chance(0.4)) lines.push(one(headers));
    yield { path, headers: lines };
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
