/** Says which paths of the API's host are pictures, and spells each in one way. */

/** Folders of pictures on the API's host (docs/api.md 1.11). The sandbox draws its town's into the second. */
export const pictureFolders = ['/storage/images/', '/images/'];

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
