import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishBuild } from '@/hosting/build/adapter.mjs';
import { joinedUrls } from '@/hosting/document/joined-urls.mjs';
import { readManifest } from '@/hosting/document/read-manifest.mjs';
import { joinedScripts } from '@/hosting/node/front/joined-scripts.mjs';
import { sendRaw } from '../../../../support/raw-visit.ts';

const chunk = (body: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${body}]);`;
const files = {
  'react.js': chunk(`"react",${JSON.stringify('x'.repeat(500))}`),
  'next.js': chunk('"next"'),
  'turbopack-1.js': 'globalThis.begun=true;',
  'own-a.js': chunk('"a"'),
  'own-b.js': chunk('"b"'),
  'own-c.js': chunk('"c"'),
};
const address = (name: string) => `/_next/static/chunks/${name}`;
const shared = ['react.js', 'turbopack-1.js', 'next.js'].map(address);
const page = (...chunks: string[]) => chunks.map(name => `static/chunks/${name}`);

let scripts: ReturnType<typeof joinedScripts>;
let manifest: ReturnType<typeof readManifest>;
let server: Server;
let origin = '';

const outputs: string[] = [];

beforeAll(async () => {
  const output = buildOf({
    '/shop/page': { layout: page('own-b.js', 'next.js'), page: page('own-a.js', 'own-b.js') },
    '/list/page': { layout: page('own-b.js', 'next.js'), page: page('own-c.js') },
    '/bare/page': { layout: page('next.js') },
  });
  await finishBuild(output);
  manifest = readManifest(output);
  scripts = joinedScripts(output, manifest);
  // Whatever is answered from now on was there at the start.
  rmSync(output, { recursive: true });
  server = createServer((request, response) => {
    if (!scripts.answer(request, response)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const output of outputs) rmSync(output, { recursive: true, force: true });
});

afterAll(() => server.close());

test('a page’s own files come first as one, then what all share, the runtime last', async () => {
  const urls = joinedUrls(manifest, [address('own-b.js'), ...shared, address('own-a.js')]);
  expect(urls).toHaveLength(4);
  expect(urls.every(url => /^\/_next\/static\/joined\/[0-9a-f]{20}\.js$/.test(url))).toBe(true);
  const texts = await Promise.all(urls.map(async path => (await sendRaw(origin, { path, headers: [] })).body));
  expect(texts.map(text => text.match(/"(a|b|react|next)"|begun/g)?.join())).toEqual([
    '"a","b"',
    '"react"',
    '"next"',
    'begun',
  ]);
});

test('each page has a file of its own, and one without chunks of its own only the shared ones', () => {
  const [shop] = joinedUrls(manifest, [...shared, ...['own-a.js', 'own-b.js'].map(address)]);
  const [list] = joinedUrls(manifest, [...shared, ...['own-b.js', 'own-c.js'].map(address)]);
  expect(shop).not.toBe(list);
  expect(joinedUrls(manifest, shared)).toHaveLength(3);
});

test('a set that no page of the build has is asked for chunk by chunk, before what all share', () => {
  const odd = ['own-a.js', 'own-c.js'].map(address);
  expect(joinedUrls(manifest, [...shared, ...odd]).slice(0, 2)).toEqual(odd);
  expect(joinedUrls(manifest, [...shared, ...odd])).toHaveLength(5);
  const foreign = [address('own-a.js'), '/_next/static/chunks/own-b.js?dpl=7'];
  expect(joinedUrls(manifest, foreign)).toEqual(foreign);
  expect(joinedUrls(manifest, [address('next.js'), address('own-a.js')]).at(-1)).toMatch(/joined/);
});

test('a joined file runs like its parts, each under its own name', async () => {
  const [own = ''] = joinedUrls(manifest, ['own-a.js', 'own-b.js'].map(address));
  const answer = await sendRaw(origin, { path: own, headers: [] });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const world: { TURBOPACK?: unknown[] } = {};
  vm.runInNewContext(answer.body, world);
  expect(JSON.parse(JSON.stringify(world.TURBOPACK))).toEqual([
    ['static/chunks/own-a.js', 'a'],
    ['static/chunks/own-b.js', 'b'],
  ]);
});

test.each(['br', 'gzip'])('a joined file is there in %s', async encoding => {
  const [own = ''] = joinedUrls(manifest, ['own-a.js', 'own-b.js'].map(address));
  const plain = await sendRaw(origin, { path: own, headers: [] });
  const packed = await sendRaw(origin, { path: own, headers: [['accept-encoding', encoding]] });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.body).toBe(plain.body);
});

test('a name that the build did not issue has no answer, neither here nor behind', async () => {
  const [own = ''] = joinedUrls(manifest, ['own-a.js', 'own-b.js'].map(address));
  const names = ['nowhere.js', 'own-a,own-b,own-a.js', 'own-a.js', '..%2Fmanifest.json', '../../secret.js', ''];
  for (const path of [...names.map(name => `/_next/static/joined/${name}`), `${own}.br`, `${own}?v=1`]) {
    expect((await sendRaw(origin, { path, headers: [] })).status, path).toBe(404);
  }
});

test('a build of the framework alone has no joined files, and nothing is lost', () => {
  expect(joinedUrls(readManifest(buildOf({})), shared)).toEqual(shared);
});

test('the same build gives the same names', async () => {
  const [one, other] = [0, 1].map(() => buildOf({ '/list/page': { page: page('own-c.js') } }));
  for (const output of [one, other]) await finishBuild(output as string);
  const names = (output = '') => readdirSync(join(output, 'static/joined')).toSorted();
  expect(names(one)).toEqual(names(other));
});

/** What a build of Next leaves of the chunks of these pages, by layout and page. */
function buildOf(pages: Record<string, Record<string, string[]>>): string {
  const output = mkdtempSync(join(tmpdir(), 'joined-'));
  outputs.push(output);
  mkdirSync(join(output, 'static/chunks'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output, 'static/chunks', name), text);
  const rootMainFiles = page('next.js', 'react.js', 'turbopack-1.js');
  writeFileSync(join(output, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
  mkdirSync(join(output, 'server/app'), { recursive: true });
  for (const [route, entryJSFiles] of Object.entries(pages)) {
    const folder = join(output, 'server/app', route.replace(/\/page$/, ''));
    mkdirSync(folder, { recursive: true });
    const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};globalThis.__RSC_MANIFEST[${JSON.stringify(route)}] = ${JSON.stringify({ entryJSFiles })}`;
    writeFileSync(join(folder, 'page_client-reference-manifest.js'), text);
  }
  return output;
}
