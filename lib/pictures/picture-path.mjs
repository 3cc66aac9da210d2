/** Says which paths of the API's host are pictures, and spells each in one way. */

/** Folders of pictures on the API's host (docs/api.md 1.11). The sandbox draws its town's into the second. */
const pictureFolders = ['/storage/images/', '/images/'];

/**
 * Where the image service may fetch pictures, for Next's configuration: folders of the API's host, and the operator's other
 * origins (IMAGE_ORIGINS, by commas).
 *
 * @param {Record<string, string | undefined>} env
 */
export function pictureAccess({ API_URL = '', IMAGE_ORIGINS = '' }) {
  const origins = IMAGE_ORIGINS.split(',').map(origin => origin.trim());
  const sources = [
    ...pictureFolders.map(folder => API_URL && `${API_URL}${folder}**`),
    ...origins.map(origin => origin && `${origin}/**`),
  ];
  return {
    remotePatterns: sources.filter(Boolean).map(source => {
      const { protocol, hostname, port, pathname, search } = new URL(source);
      return {
        protocol: /** @type {'http' | 'https'} */ (protocol.replace(':', '')),
        hostname,
        port,
        pathname,
        search,
      };
    }),
    dangerouslyAllowLocalIP: /^https?:\/\/(127\.|localhost|\[::1\])/.test(API_URL),
  };
}

/**
 * Spells a path in one way, so that no picture is made twice under two names; null for a path that could mean another
 * one elsewhere (dots, double or encoded slashes, control characters).
 *
 * @param {string} path percent-encoded or not @returns {string | null}
 */
export function canonicalPath(path) {
  const decoded = decode(path);
  if (decoded === null || !decoded.startsWith('/')) return null;
  if (/[\\?#\p{Cc}]|\/\/|\/\.{1,2}(\/|$)/u.test(decoded)) return null;
  return encodeURI(decoded);
}

/** @param {string} path */
export function isInPictureFolder(path) {
  return pictureFolders.some(folder => path.startsWith(folder));
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
