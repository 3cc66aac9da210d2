import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinedScripts } from '@/hosting/node/joined-scripts.mjs';

const chunk = (body: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${body}]);`;
const files = {
  'react.js': chunk(`"react",${JSON.stringify('x'.repeat(500))}`),
  'next.js': chunk('"next"'),
  'turbopack-1.js': 'globalThis.begun=true;',
  'own-a.js': chunk('"a"'),
  'own-b.js': chunk('"b"'),
};
const address = (name: string) => `/_next/static/chunks/${name}`;

let scripts: ReturnType<typeof joinedScripts>;
let server: Server;
let origin = '';

beforeAll(async () => {
  const output = mkdtempSync(join(tmpdir(), 'joined-'));
  mkdirSync(join(output, 'static/chunks'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output, 'static/chunks', name), text);
  const rootMainFiles = ['next.js', 'react.js', 'turbopack-1.js'].map(name => `static/chunks/${name}`);
  writeFileSync(join(output, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
  writeFileSync(join(output, 'secret.js'), 'hidden');
  scripts = joinedScripts(output);
  server = createServer(async (request, response) => {
    if (!(await scripts.answer(request, response))) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a page’s own files come first, the runtime last', () => {
  const asked = ['own-b.js', 'react.js', 'turbopack-1.js', 'next.js', 'own-a.js'].map(address);
  expect(scripts.urls(asked)).toEqual([
    '/_next/static/joined/own-a,own-b.js',
    '/_next/static/joined/react.js',
    '/_next/static/joined/next.js',
    '/_next/static/joined/turbopack-1.js',
  ]);
});

test('what is no plain chunk is asked for as it is', () => {
  const odd = [address('own-a.js'), '/_next/static/chunks/own-b.js?dpl=7'];
  expect(scripts.urls(odd)).toEqual(odd);
});

test('a joined file runs like its parts, each under its own name', async () => {
  const answer = await fetch(`${origin}/_next/static/joined/own-a,own-b.js`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const world: { TURBOPACK?: unknown[] } = {};
  vm.runInNewContext(await answer.text(), world);
  expect(JSON.parse(JSON.stringify(world.TURBOPACK))).toEqual([
    ['static/chunks/own-a.js', 'a'],
    ['static/chunks/own-b.js', 'b'],
  ]);
});

test('a name that is no chunk of this build has no answer', async () => {
  for (const name of ['nowhere', '..%2F..%2Fsecret', '../../secret', 'own-a,nowhere']) {
    const answer = await fetch(`${origin}/_next/static/joined/${name}.js`);
    expect(answer.status).toBe(404);
  }
});
