/** Schemas of the envelopes in which the API answers (docs/api.md 1.5). Each answers what the envelope holds. */
import { z } from 'zod';
import { entries, list, number } from '@/lib/api/schema';

/** (S): one thing. */
export const envelope = builtOnce(<S extends z.ZodType>(data: S) =>
  z
    .object({ data: z.unknown() })
    .transform(({ data }) => data)
    .pipe(data),
);

/** (S) or (L) around a list, which may be empty and must be there. */
export const listEnvelope = builtOnce(<S extends z.ZodType>(item: S) => {
  const items = list(item);
  return z.object({ data: entries }).transform(({ data }) => items.parse(data));
});

/** (P): one page of a list. */
export const pageEnvelope = builtOnce(<S extends z.ZodType>(item: S) => {
  const items = list(item);
  return z.object({ data: entries, meta }).transform(({ data, meta }): ListPage<z.output<S>> => {
    const read = items.parse(data);
    return {
      items: read,
      page: meta.current_page,
      lastPage: meta.last_page,
      total: meta.total,
      ...(read.length < data.length && { isPartial: true }),
    };
  });
});

const meta = z.object({ current_page: number, last_page: number, total: number });

export interface ListPage<T> {
  items: T[];
  /** Some items could not be read, and are missing. */
  isPartial?: true;
  page: number;
  lastPage: number;
  total: number;
}

/**
 * Builds an envelope once for each schema in it, because every call names its envelope, and building a schema costs
 * more than parsing an answer with it.
 */
function builtOnce<Build extends (inner: z.ZodType) => z.ZodType>(build: Build): Build {
  const built = new WeakMap<z.ZodType, z.ZodType>();
  const builtFor = (inner: z.ZodType) => {
    const envelope = built.get(inner) ?? build(inner);
    built.set(inner, envelope);
    return envelope;
  };
  return builtFor as Build;
}
