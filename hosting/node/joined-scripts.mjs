/**
 * Serves a page's script in a few files in place of a dozen: what every page shares, and what only this one needs. The
 * build made them (join-at-build.mjs); here nothing is joined or compressed, and no other name is looked for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingFor } from './encoding.mjs';
import { joinedFolder, manifestName, nameOfSet } from './joined-names.mjs';

const folder = '/_next/static/joined/';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {string} output the folder of the build (".next")
 */
export function joinedScripts(output) {
  const { own, shared } = manifestOf(output);
  const files = new Map(
    [...Object.values(own), ...shared.map(({ file }) => file)].map(file => [folder + file, formsOf(output, file)]),
  );
  const sharedSources = new Set(shared.flatMap(({ sources }) => sources));

  return {
    /**
     * Returns the files in the order in which they must run: the runtime starts as soon as it arrives, and requests
     * every chunk that it does not know yet. A set of chunks that the build did not foresee is asked for one by one.
     *
     * @param {string[]} sources URLs of chunks @returns {string[]} URLs to load in their place
     */
    urls(sources) {
      const groups = shared.filter(group => group.sources.every(source => sources.includes(source)));
      const grouped = new Set(groups.flatMap(group => group.sources));
      const rest = sources.filter(source => !sharedSources.has(source));
      const lone = sources.filter(source => sharedSources.has(source) && !grouped.has(source));
      const file = own[nameOfSet(rest)];
      const first = file === undefined ? rest : [folder + file];
      return [...lone, ...first, ...groups.map(group => folder + group.file)];
    },

    /**
     * Answers a request below the folder of the joined files; 404 for a name that the build did not issue.
     *
     * @param {Request} request @param {Response} response @returns {boolean} whether it has answered
     */
    answer(request, response) {
      const { method, url = '' } = request;
      if (!url.startsWith(folder)) return false;
      const forms = method === 'GET' || method === 'HEAD' ? files.get(url) : undefined;
      if (forms === undefined) {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
        return true;
      }
      const encoding = encodingFor(request);
      const body = forms[encoding ?? 'plain'];
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

/** A build by Next alone has no joined files. @param {string} output @returns {import('./joined-names.mjs').Manifest} */
function manifestOf(output) {
  const file = join(output, joinedFolder, manifestName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { own: {}, shared: [] };
}

/** @param {string} output @param {string} file */
function formsOf(output, file) {
  const path = join(output, joinedFolder, file);
  return { plain: readFileSync(path), br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}
