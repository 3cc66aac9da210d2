import { beforeEach, expect, test, vi } from 'vitest';
import type * as Geocoding from '@/lib/addresses/geocoding';
import { expectConsole } from '../stubs/console.ts';

let asked: { url: URL; init: RequestInit }[];
let answer: () => Response | Promise<Response>;
let maps: typeof Geocoding;

const place = {
  formatted_address: '128 Lantern Street',
  address_components: [{ long_name: 'Lantern Street', types: ['route'] }],
  geometry: { location: { lat: 41.29, lng: 69.22 } },
};

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ status: 'OK', results: [place] });
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('GEOCODE_URL', 'http://maps.example/geocode');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url), init });
    return answer();
  });
  vi.resetModules();
  maps = await import('@/lib/addresses/geocoding');
});

const parameters = (name: string) => asked.map(({ url }) => url.searchParams.get(name));

test('points within a few metres are one call', async () => {
  const near = [
    { latitude: 41.29001, longitude: 69.22004 },
    { latitude: 41.289951, longitude: 69.219951 },
    { latitude: 41.29, longitude: 69.22 },
  ];
  for (const point of near) expect(await maps.nameOfPoint(point, 'en')).toBe('128 Lantern Street');
  expect(await maps.streetAt({ latitude: 41.29, longitude: 69.22 }, 'en')).toBe('Lantern Street');
  expect(parameters('latlng')).toEqual(['41.29,69.22']);
  await maps.nameOfPoint({ latitude: 41.2902, longitude: -0.00001 }, 'en');
  expect(parameters('latlng')).toEqual(['41.29,69.22', '41.2902,0']);
});

test('words that differ in case and blanks are one call, and long ones are cut', async () => {
  for (const words of ['Lantern  Street', ' lantern street ', 'LANTERN\tSTREET']) await maps.findAddresses(words, 'en');
  expect(parameters('address')).toEqual(['lantern street']);
  await maps.findAddresses('x'.repeat(5000), 'en');
  expect(parameters('address')[1]).toHaveLength(120);
  expect(await maps.findAddresses('   ', 'en')).toEqual([]);
  expect(asked).toHaveLength(2);
});

test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])('%s is no answer, and is not kept', async status => {
  answer = () => Response.json({ status, results: [] });
  expect(await maps.findAddresses('lantern', 'en')).toBeNull();
  expectConsole('warn', /Maps/);
  answer = () => Response.json({ status: 'OK', results: [place] });
  expect(await maps.findAddresses('lantern', 'en')).toHaveLength(1);
});

test('an address that does not exist is an answer', async () => {
  answer = () => Response.json({ status: 'ZERO_RESULTS', results: [] });
  for (const _ of [1, 2]) expect(await maps.findAddresses('nowhere', 'en')).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('no redirect is followed, and no endless answer is read', async () => {
  answer = () => new Response(`"${'x'.repeat(600_000)}"`);
  expect(await maps.findAddresses('lantern', 'en')).toBeNull();
  expectConsole('warn', /more than 524288 bytes/);
  expect(asked[0]?.init).toMatchObject({ redirect: 'error', cache: 'no-store' });
});

test('a flood of invented words waits behind eight calls, and is answered', async () => {
  const waiting = Promise.withResolvers<Response>();
  answer = () => waiting.promise.then(response => response.clone());
  const flood = Array.from({ length: 200 }, (_, index) => maps.findAddresses(`street ${index}`, 'en'));
  expect(await Promise.all(flood.slice(100))).toEqual(Array.from({ length: 100 }, () => null));
  expect(asked).toHaveLength(8);
  waiting.resolve(Response.json({ status: 'OK', results: [place] }));
  const answered = (await Promise.all(flood)).filter(found => found?.length);
  expect(answered).toHaveLength(58);
  for (let refused = answered.length; refused < flood.length; refused++)
    expectConsole('warn', /too many calls at once/);
});

test('an address is never longer than one that can be chosen', async () => {
  const parts = [{ ...place, formatted_address: `${'Ground floor, '.repeat(30)}Lantern Street` }, place];
  answer = () => Response.json({ status: 'OK', results: parts });
  const texts = (await maps.findAddresses('ground', 'en'))?.map(({ text }) => text);
  expect(texts).toEqual([expect.stringMatching(/^Ground floor, .{150,186}$/), '128 Lantern Street']);
});
