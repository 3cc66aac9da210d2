/** Splits a path at its first question mark; further ones, which somebody may have typed, belong to the query. */
export function splitQuery(path: string): [pathname: string, query: URLSearchParams] {
  const at = path.indexOf('?');
  return at < 0 ? [path, new URLSearchParams()] : [path.slice(0, at), new URLSearchParams(path.slice(at))];
}
