import 'server-only';
import type { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import type { SealedCookie } from '@/lib/cookies/cookie-table';
import { readCustomerId } from '@/lib/session/customer-id';

/**
 * Makes a sealed cookie that contains the id of its `customer`: for any other user of the browser it reads as null. A
 * guest's contains an empty id, and reads as null once somebody has signed in.
 */
export function customerCookie<S extends z.ZodType<{ customer: string }, object>>(name: SealedCookie, schema: S) {
  const { read: readAnybodys, write, remove } = sealedCookie(name, schema);
  return {
    async read(): Promise<z.output<S> | null> {
      const [found, customer] = await Promise.all([readAnybodys(), readCustomerId()]);
      return found?.customer === customer ? found : null;
    },
    /** Reads the cookie whichever customer it belongs to. */
    readAnybodys,
    write,
    remove,
  };
}
