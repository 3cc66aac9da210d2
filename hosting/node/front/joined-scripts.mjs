/**
 * Serves a page's script as a few files in place of a dozen: those that every page shares, and one for this page. The
 * build made and compressed them (hosting/build); any other name is answered 404. Other hosts serve these files like
 * all static ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedFolder } from '../../document/build-manifest.mjs';
import { joinedUrl } from '../../document/joined-urls.mjs';
import { encodingFor } from '../encoding.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {string} output the folder of the build (".next")
 * @param {import('../../document/build-manifest.mjs').Manifest} manifest
 */
export function joinedScripts(output, { own, shared }) {
  const files = new Map(
    [...Object.values(own), ...shared.map(({ file }) => file)].map(file => [joinedUrl + file, formsOf(output, file)]),
  );

  return {
    /**
     * Answers a request below the folder of the joined files; 404 for a file that the build did not write.
     *
     * @param {Request} request @param {Response} response @returns {boolean} whether it has answered
     */
    answer(request, response) {
      const { method, url = '' } = request;
      if (!url.startsWith(joinedUrl)) return false;
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

/** @param {string} output @param {string} file */
function formsOf(output, file) {
  const path = join(output, joinedFolder, file);
  return { plain: readFileSync(path), br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}
