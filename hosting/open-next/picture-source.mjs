/** Which picture does a request ask for, where the host resizes it itself? */
import { askedPicture } from '../../lib/pictures/picture.ts';
import { pictureAccess } from '../../lib/pictures/picture-path.mjs';

/**
 * Null for what `pictureUrl` would not write, and for what is from elsewhere than the operator's pictures may come.
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
