/**
 * Remembers what a customer is paying at a payment provider, in all processes of the storefront: a second press leads
 * to the same payment, which the payment provider accepts only once. The customer's own browser remembers it too, for a
 * store that has lost it (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds: payment providers keep their page open for longer, but nobody comes back to it later. */
const remembered = secondsIn.hour;

/**
 * @param name of the cookie, and before the id in the store
 * @param owner the cookie's field with the id of the order or of the customer who pays
 */
export function payingAtPaymentProvider<S extends z.ZodObject>(name: 'tip' | 'top-up', owner: string, schema: S) {
  type Paying = z.output<S>;
  const cookie = sealedCookie(name, z.looseObject({ [owner]: z.string() }));
  const records = storedRecord(schema, remembered);
  const keyOf = (id: string) => `${name} ${id}`;
  return {
    read: async (id: string): Promise<Paying | null> => {
      const stored = await records.read(keyOf(id));
      if (stored !== null) return stored;
      const own = await cookie.read();
      return own?.[owner] === id ? (schema.safeParse(own).data ?? null) : null;
    },
    /** Actions only. */
    remember: async (id: string, paying: Paying): Promise<void> => {
      await records.write(keyOf(id), paying);
      await cookie.write({ ...paying, [owner]: id });
    },
    /** Actions only. */
    forget: async (id: string): Promise<void> => {
      await sharedStore.release(keyOf(id));
      await cookie.remove();
    },
  };
}
