/** The public path of the page that is being rendered, or whose form was posted. */
import { headers } from 'next/headers';

/** The header in which the middleware passes the public path (with query) of the request to actions and pages. */
export const requestPathHeader = 'x-doorstep-path';

/** The path and query, to which a redirect or a link may lead. */
export async function readRequestPath(): Promise<string> {
  return singleSlashes((await headers()).get(requestPathHeader) ?? '/');
}

/**
 * Keeps a redirect or a link to a path on this site: two slashes at its beginning name another host, and those after a
 * language become its beginning where the language is left out.
 */
export function singleSlashes(path: string): string {
  return path.replace(/^[^?]*/, pathname => pathname.replace(/[/\\]+/g, '/'));
}
