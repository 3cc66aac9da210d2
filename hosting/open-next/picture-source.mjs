/** Finds out which picture a request asks for, on hosts that resize pictures themselves. */
import { askedPicture } from '../../lib/pictures/picture.ts';
import { pictureAccess } from '../../lib/pictures/picture-access.mjs';

/** Bytes. */
export const largestSource = 16 * 1024 * 1024;

/**
 * Null for a URL that `pictureUrl` would not write, and for a source outside of the operator's picture hosts.
 *
 * @param {string} url its path and query @param {Record<string, string | undefined>} env
 */
export function allowedSource(url, { API_URL = '', IMAGE_ORIGINS = '' }) {
  const asked = askedPicture(url, API_URL);
  if (asked === null) return null;
  const query = new URL(asked, 'http://localhost').searchParams;
  const source = query.get('url') ?? '';
  return isAllowed(source, { API_URL, IMAGE_ORIGINS }) ? { asked, source, width: Number(query.get('w')) } : null;
}

/** @param {string} source @param {Record<string, string>} env */
function isAllowed(source, env) {
  const url = URL.parse(source);
  return pictureAccess(env).remotePatterns.some(
    ({ protocol, hostname, port, pathname }) =>
      url?.protocol === `${protocol}:` &&
      url.hostname === hostname &&
      url.port === port &&
      url.pathname.startsWith(pathname.replace(/\*\*$/, '')),
  );
}
