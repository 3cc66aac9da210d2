/** Which inline scripts does a finished document allow? */
import { expect, test } from 'vitest';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument } from '@/hosting/document/finish-document.mjs';
import { hashOf } from '@/hosting/document/script-policy.mjs';

const marks = 'document.documentElement.dataset.theme="dark"';
const starts =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-1.js","static/chunks/b.js"],"runtimeModuleIds":[94553]});';
const manifest = { ...nothingJoined, inline: [hashOf(marks)] };
const flight = `<script>self.__next_f.push([1,"0:null\\n"])</script>`;

const page = (body: string, bootstrap = starts) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script>${marks}</script></head><body>${body}` +
  `<script src="/_next/static/chunks/a-1.js" async=""></script><script id="_R_">${bootstrap}</script>${flight}</body></html>`;

function allowedIn(document: string): string[] {
  const [, policy = ''] =
    /^<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      document,
    ) ?? [];
  expect(policy).toMatch(/^script-src-elem \* /);
  return [...policy.matchAll(/'([^']+)'/g)].map(([, source = '']) => source);
}

/** Those that a browser runs: without a type, and without a file of their own. */
const runnable = (document: string) =>
  [...document.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs)].map(([, text = '']) => text);

test.each([
  ['kept', null],
  ['own', { sheet: '' }],
])('every inline script of a %s page is named by its hash, and nothing else is', (_, own) => {
  const document = finishDocument(page('<p>Soup</p>'), manifest, own);
  expect(runnable(document)).toHaveLength(3);
  expect(runnable(document).map(hashOf).sort()).toEqual(allowedIn(document).sort());
});

test('a script that nobody of us wrote is not named', () => {
  const document = finishDocument(page('<script>steal()</script>'), manifest, { sheet: '' });
  expect(allowedIn(document)).not.toContain(hashOf('steal()'));
});

test.each([
  'steal()',
  `${starts}steal()`,
  starts.replace('"static/chunks/b.js"', '"static/chunks/b.js"],"x":[steal()'),
])('nor is one that only says that it starts the bundler: %s', bootstrap => {
  expect(allowedIn(finishDocument(page('', bootstrap), manifest))).not.toContain(hashOf(bootstrap));
});

test('a build that knows no hashes forbids nothing', () => {
  expect(finishDocument(page(''), nothingJoined)).not.toContain('Content-Security-Policy');
});
