/** The request a test stands in: set its headers, read the cookies that were set. */

export const request = { headers: new Headers() };
export const cookieJar = new Map<string, string>();

export const headers = async (): Promise<Headers> => request.headers;

export async function cookies() {
  return {
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
    has: (name: string) => cookieJar.has(name),
    getAll: () => [...cookieJar].map(([name, value]) => ({ name, value })),
    set: (name: string | { name: string; value: string }, value = '') =>
      typeof name === 'string' ? cookieJar.set(name, value) : cookieJar.set(name.name, name.value),
    delete: (name: string | { name: string }) => cookieJar.delete(typeof name === 'string' ? name : name.name),
  };
}
