/**
 * Records of one shape in the shared store. A deployment may change the shape while records of the old one are kept:
 * what no longer has the shape reads as null, as if it had expired. (A schema whose records prevent a second payment
 * must go on reading the old shape for as long as they are kept.)
 */
import 'server-only';
import type { z } from 'zod';
import { sharedStore } from '@/lib/stores/shared-store';

interface StoredRecord<T> {
  read: (key: string) => Promise<T | null>;
  write: (key: string, record: T) => Promise<void>;
}

/** @param seconds for which a record is kept */
export function storedRecord<S extends z.ZodType>(schema: S, seconds: number): StoredRecord<z.output<S>> {
  return {
    read: async key => parsed(schema, await sharedStore.get(key)),
    write: (key, record) => sharedStore.set(key, JSON.stringify(record), seconds),
  };
}

function parsed<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | null {
  if (text === null) return null;
  try {
    const found = schema.safeParse(JSON.parse(text));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
