/**
 * A page's script in two files in place of a dozen: what every page shares, and what only this one needs. Each chunk tells
 * the bundler's runtime its own name, so one that comes within a joined file is known like one that came alone.
 *
 * `allFunctionsCalledOnLoad` asks Chromium to compile the whole file beside the main thread while it arrives: otherwise
 * every function is compiled where it is first called, which was half of the time that script held the page (README, "Why").
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
    // Whoever invents names must not push out what is asked for all day.
    making.catch(() => null).then(forms => forms ?? made.delete(name));
    return making;
  }

  return {
    /**
     * In the order in which they must run: the runtime begins as soon as it arrives, and asks for what it does not know yet.
     *
     * @param {string[]} sources addresses of chunks @returns {string[]} what to ask for in their place
     */
    addresses(sources) {
      if (!sources.every(source => /^\/_next\/static\/chunks\/[^/?,]+\.js$/.test(source))) return sources;
      const own = sources.filter(source => !shared.flat().includes(source));
      const groups = [own, ...shared.filter(group => group.every(source => sources.includes(source)))];
      const rest = sources.filter(source => !groups.flat().includes(source));
      return [rest, ...groups]
        .filter(group => group.length > 0)
        .map(group => `${folder}${group.map(nameOf).sort().join(',')}.js`);
    },

    /**
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
 * The files that every page shares, in groups that run in tasks of their own: React's part is half of the whole and stays
 * alone, the runtime comes last.
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
 * @param {string} output @param {string} name names of chunks, with commas between
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
