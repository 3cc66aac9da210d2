/**
 * Lists the hosts from which the image service may fetch pictures. Kept apart from `picture-path.mjs`, which browsers
 * load.
 */
import { bareOrigin } from '../origin.ts';
import { isPrivateHost } from '../private-host.ts';
import { pictureFolders } from './picture-path.mjs';

/**
 * For Next's configuration: folders of the API's host, and the operator's other origins (IMAGE_ORIGINS, by commas). Next
 * fetches nothing from private addresses unless it is told to, and then from whichever of these hosts has one. It is told
 * where an operator names a private host, or says that the way to the API is their own network (API_OVER_HTTP). What is
 * malformed is left out, because this is read before lib/env.ts ends the start with a sentence about it.
 *
 * @param {Record<string, string | undefined>} env
 */
export function pictureAccess({ API_URL = '', IMAGE_ORIGINS = '', API_OVER_HTTP }) {
  const [api] = [API_URL].map(bareOrigin).filter(isOnWeb);
  const origins = IMAGE_ORIGINS.split(',').map(bareOrigin).filter(isOnWeb);
  const folders = api === undefined ? [] : pictureFolders.map(folder => `${api}${folder}**`);
  return {
    remotePatterns: [...folders, ...origins.map(one => `${one}/**`)].map(source => {
      const { protocol, hostname, port, pathname, search } = new URL(source);
      return {
        protocol: /** @type {'http' | 'https'} */ (protocol.replace(':', '')),
        hostname,
        port,
        pathname,
        search,
      };
    }),
    dangerouslyAllowLocalIP: API_OVER_HTTP === '1' || [api ?? '', ...origins].some(isPrivate),
  };
}

/** @param {string} origin */
function isOnWeb(origin) {
  return /^https?:$/.test(URL.parse(origin)?.protocol ?? '');
}

/** @param {string} origin */
function isPrivate(origin) {
  const host = URL.parse(origin)?.hostname;
  return host !== undefined && isPrivateHost(host);
}
