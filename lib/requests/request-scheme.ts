/** Tells by which scheme and host a visitor reaches the storefront, which a proxy in front knows and we do not. */

export interface Deployment {
  SITE_URL?: string | undefined;
  /** How many proxies of the operator are in front; without one, nobody but the visitor could have written its headers. */
  PROXIES?: string | number | undefined;
}

/** Whether it is https: as the outermost trusted proxy says, else as the operator's own URL. */
export function isSecureRequest(sent: Pick<Headers, 'get'>, { SITE_URL = '', PROXIES = 0 }: Deployment): boolean {
  const scheme = ofProxies(sent.get('x-forwarded-proto'), Number(PROXIES));
  return scheme === 'https' || (scheme !== 'http' && SITE_URL.startsWith('https:'));
}

/** The host, with its port, that the visitor's browser has asked for. */
export function requestedHost(sent: Headers, { PROXIES = 0 }: Deployment): string | null {
  return ofProxies(sent.get('x-forwarded-host'), Number(PROXIES)) ?? sent.get('host');
}

/** Proxies set such a header, or append to it: then the entry of the outermost trusted one counts. */
function ofProxies(header: string | null, proxies: number): string | null {
  if (header === null || proxies === 0) return null;
  const row = header.split(',').map(entry => entry.trim());
  return row.at(-proxies) ?? row[0] ?? null;
}
