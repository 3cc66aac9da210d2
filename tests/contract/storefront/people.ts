/** Several people, each with a browser of their own, over one storefront. */
import { cookieJar } from '../../unit/stubs/next-headers.ts';

/** Returns a function that runs its work with the cookies of this person, and changes only those. */
export function somebody() {
  let own = new Map<string, string>();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = new Map(cookieJar);
    put(own);
    try {
      return await work();
    } finally {
      own = new Map(cookieJar);
      put(before);
    }
  };
}

function put(cookies: Map<string, string>): void {
  cookieJar.clear();
  for (const [name, value] of cookies) cookieJar.set(name, value);
}
