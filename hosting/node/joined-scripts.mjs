/**
 * Serves a page's script in a few files in place of a dozen: what every page shares, and what only this one needs. Each
 * chunk tells the bundler's runtime its own name, so the runtime knows it inside a joined file as well.
 *
 * `allFunctionsCalledOnLoad` makes Chromium compile the whole file off the main thread while it arrives. Otherwise each
 * function is compiled at its first call, which was half of the time that script held the page (docs/decisions/011).
 */
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { encodingFor } from './encoding.mjs';

const folder = '/_next/static/joined/';
const chunks = '/_next/static/chunks/';
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';
const whoAmI = '"object"==typeof document?document.currentScript:void 0';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {string} output the folder of the build (".next")
 */
export function joinedScripts(output) {
  const shared = sharedGroups(output);

  /** @type {LRUCache<string, Promise<Record<string, Buffer> | null>>} */
  const made = new LRUCache({ max: 300 });

  /** @param {string} name */
  function make(name) {
    const known = made.get(name);
    if (known) return known;
    const making = joined(output, name);
    made.set(name, making);
    // Forgets names that do not exist, so that invented ones cannot push out those in use.
    making.catch(() => null).then(forms => forms ?? made.delete(name));
    return making;
  }

  return {
    /**
     * Returns the joined files in the order in which they must run: the runtime starts as soon as it arrives, and
     * requests every chunk that it does not know yet.
     *
     * @param {string[]} sources URLs of chunks @returns {string[]} URLs to load in their place
     */
    urls(sources) {
      if (!sources.every(source => /^\/_next\/static\/chunks\/[^/?,]+\.js$/.test(source))) return sources;
      const own = sources.filter(source => !shared.flat().includes(source));
      const groups = [own, ...shared.filter(group => group.every(source => sources.includes(source)))];
      const rest = sources.filter(source => !groups.flat().includes(source));
      return [rest, ...groups]
        .filter(group => group.length > 0)
        .map(group => `${folder}${group.map(nameOf).sort().join(',')}.js`);
    },

    /**
     * Answers a request for a joined file.
     *
     * @param {Request} request @param {Response} response @returns {Promise<boolean>} whether it has answered
     */
    async answer(request, response) {
      const { method, url = '' } = request;
      if (method !== 'GET' || !url.startsWith(folder) || !url.endsWith('.js')) return false;
      const forms = await make(url.slice(folder.length, -'.js'.length)).catch(() => null);
      if (forms === null) return false;
      const encoding = encodingFor(request);
      const body = forms[encoding ?? 'plain'];
      if (body === undefined) return false;
      response.writeHead(200, {
        'Content-Type': 'application/javascript; charset=UTF-8',
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      response.end(body);
      return true;
    },
  };
}

/**
 * Groups the files that every page shares, so that each group runs as a task of its own: React, half of the whole,
 * stays alone, and the runtime comes last.
 *
 * @param {string} output
 */
function sharedGroups(output) {
  /** @type {{ rootMainFiles: string[] }} */
  const manifest = JSON.parse(readFileSync(join(output, 'build-manifest.json'), 'utf8'));
  const files = manifest.rootMainFiles.map(file => ({
    source: `/_next/${file}`,
    bytes: statSync(join(output, file)).size,
  }));
  const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most));
  const runtime = files.filter(file => file.source.startsWith(`${chunks}turbopack-`));
  const others = files.filter(file => file !== largest && !runtime.includes(file));
  return [[largest], others, runtime].map(group => group.map(file => file.source)).filter(group => group.length > 0);
}

/** @param {string} source */
function nameOf(source) {
  return source.slice(chunks.length, -'.js'.length);
}

/**
 * Reads chunks of the build and compresses them as one file. Resolves to null for a name that no build has.
 *
 * @param {string} output @param {string} name names of chunks, separated by commas
 */
async function joined(output, name) {
  const names = name.split(',');
  if (names.length > 60 || !names.every(chunk => /^[\w.~-]+$/.test(chunk) && !chunk.includes('..'))) return null;
  const parts = await Promise.all(
    names.map(async chunk => {
      const text = await readFile(join(output, 'static/chunks', `${chunk}.js`), 'utf8');
      return text.replace(whoAmI, JSON.stringify(`static/chunks/${chunk}.js`));
    }),
  );
  const plain = Buffer.from(`${compileAtOnce}${parts.join('\n')}`);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz };
}
