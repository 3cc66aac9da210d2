/**
 * Joins the chunks of each kind of page into one file, and those that every page shares into three, and compresses each
 * once. A file is named after its content.
 *
 * Each chunk tells the bundler's runtime its own name, so the runtime knows it inside a joined file as well.
 * `allFunctionsCalledOnLoad` makes Chromium compile the whole file off the main thread while it arrives. Otherwise each
 * function is compiled at its first call, which was half of the time that script held the page (docs/decisions/011).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { nameOfSet } from '../document/build-manifest.mjs';

const compileAtOnce = '//# allFunctionsCalledOnLoad\n';
const whoAmI = '"object"==typeof document?document.currentScript:void 0';
const prefix = '/_next/';

/** The page that most visits lead to next; a product opens in it too. */
const shopPage = '/[locale]/[currency]/(market)/shop/[id]/menu/page';

/**
 * @param {string} output the folder of the build
 * @param {string} target the folder to write to
 * @returns {Promise<Pick<import('../document/build-manifest.mjs').Manifest, 'own' | 'shared' | 'ahead'>>}
 */
export async function joinScripts(output, target) {
  const shared = sharedGroups(output);
  const sets = ownSets(output, new Set(shared.flat()));
  const own = new Map([...sets.values()].map(sources => [nameOfSet(sources), sources]));
  const write = (/** @type {string[]} */ sources) => writeJoined(output, target, sources);
  return {
    own: Object.fromEntries(await Promise.all([...own].map(async ([name, sources]) => [name, await write(sources)]))),
    ahead: sets.get(shopPage) ?? [],
    shared: await Promise.all(shared.map(async sources => ({ sources, file: await write(sources) }))),
  };
}

/**
 * Groups the files that every page shares, so that each group runs as a task of its own: React, half of the whole,
 * stays alone, and the runtime comes last.
 *
 * @param {string} output @returns {string[][]}
 */
function sharedGroups(output) {
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(join(output, 'build-manifest.json'), 'utf8'));
  const files = rootMainFiles.map(file => ({ source: prefix + file, bytes: statSync(join(output, file)).size }));
  const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most));
  const runtime = files.filter(file => file.source.includes('/chunks/turbopack-'));
  const others = files.filter(file => file !== largest && !runtime.includes(file));
  return [[largest], others, runtime].map(group => group.map(file => file.source)).filter(group => group.length > 0);
}

/**
 * Lists the chunks that the layouts and the page of each route load, without those that every page shares. Next writes
 * them into one manifest for each page, which is a script that sets a global.
 *
 * @param {string} output @param {Set<string>} shared @returns {Map<string, string[]>} by the path of the page
 */
function ownSets(output, shared) {
  const app = join(output, 'server/app');
  const manifests = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('page_client-reference-manifest.js'))
    .flatMap(path => {
      /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles?: Record<string, string[]> }> }} */
      const world = {};
      runInNewContext(readFileSync(join(app, path), 'utf8'), Object.assign(world, { globalThis: world }));
      return Object.entries(world.__RSC_MANIFEST ?? {});
    });
  const sets = manifests.map(([page, { entryJSFiles = {} }]) => {
    const sources = [...new Set(Object.values(entryJSFiles).flat())].map(file => prefix + file);
    return /** @type {const} */ ([page, sources.filter(source => !shared.has(source))]);
  });
  return new Map(sets.filter(([, sources]) => sources.length > 0));
}

/** @param {string} output @param {string} target @param {string[]} sources @returns {Promise<string>} the file's name */
async function writeJoined(output, target, sources) {
  const parts = [...sources].sort().map(source => {
    const path = source.slice(prefix.length);
    return readFileSync(join(output, path), 'utf8').replace(whoAmI, JSON.stringify(path));
  });
  const plain = Buffer.from(`${compileAtOnce}${parts.join('\n')}`);
  const name = `${createHash('sha256').update(plain).digest('hex').slice(0, 20)}.js`;
  const path = join(target, name);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(path, plain), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return name;
}
