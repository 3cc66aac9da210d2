/** Tells by which scheme and host a visitor reaches the storefront, which only a proxy in front can know. */

export interface Deployment {
  SITE_URL?: string | undefined;
  /** Number of the operator's proxies in front; without any, only the visitor could have written the proxy headers. */
  PROXIES?: string | number | undefined;
}

/** Whether it is https: as the outermost trusted proxy says, otherwise as in the operator's own URL. */
export function isSecureRequest(sent: Pick<Headers, 'get'>, { SITE_URL = '', PROXIES = 0 }: Deployment): boolean {
  const scheme = ofProxies(sent.get('x-forwarded-proto'), Number(PROXIES));
  return scheme === 'https' || (scheme !== 'http' && SITE_URL.startsWith('https:'));
}

/** The host, with its port, that the visitor's browser requested. */
export function requestedHost(sent: Pick<Headers, 'get'>, { PROXIES = 0 }: Deployment): string | null {
  return ofProxies(sent.get('x-forwarded-host'), Number(PROXIES)) ?? sent.get('host');
}

/** Proxies either set such a header or append to it; of several entries, the outermost trusted proxy's counts. */
function ofProxies(header: string | null, proxies: number): string | null {
  if (header === null || proxies === 0) return null;
  const row = header.split(',').map(entry => entry.trim());
  return row.at(-proxies) ?? row[0] ?? null;
}
