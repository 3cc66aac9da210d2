/** The request a test stands in: set its headers, read the cookies that were set. */

export const request = { headers: new Headers() };
export const cookieJar = new Map<string, string>();

export const headers = async (): Promise<Headers> => request.headers;

export async function cookies() {
  return {
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
    has: (name: string) => cookieJar.has(name),
    getAll: () => [...cookieJar].map(([name, value]) => ({ name, value })),
    /** A lifetime of none deletes it, as in a browser. */
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) =>
      maxAge === 0 ? cookieJar.delete(name) : cookieJar.set(name, value),
  };
}
