/** Schemas of the envelopes in which the API answers (docs/api.md 1.5). */
import { z } from 'zod';
import { list, number } from '@/lib/api/schema';

/** Envelope (S) of docs/api.md 1.5: one thing under `data`. */
export function envelope<S extends z.ZodType>(data: S) {
  return builtOnce(singles, data, () =>
    z
      .object({ data: z.unknown() })
      .transform(envelope => envelope.data)
      .pipe(data),
  );
}

/** Envelope (S) or (L) around a list; `data` itself is required. */
export function listEnvelope<S extends z.ZodType>(item: S) {
  return builtOnce(lists, item, () => {
    const items = list(item);
    return z.object({ data: z.array(z.unknown()) }).transform(({ data }) => items.parse(data) as z.output<S>[]);
  });
}

/** Envelope (P) of docs/api.md 1.5: one page of a list. */
export function pageEnvelope<S extends z.ZodType>(item: S) {
  return builtOnce(pages, item, () => {
    const items = list(item);
    return z.object({ data: z.array(z.unknown()), meta }).transform(({ data, meta }): ListPage<z.output<S>> => {
      const read = items.parse(data) as z.output<S>[];
      return {
        items: read,
        page: meta.current_page,
        lastPage: meta.last_page,
        total: meta.total,
        ...(read.length < data.length && { isPartial: true }),
      };
    });
  });
}

const meta = z.object({ current_page: number, last_page: number, total: number });

type Built = WeakMap<z.ZodType, unknown>;
const singles: Built = new WeakMap();
const lists: Built = new WeakMap();
const pages: Built = new WeakMap();

/** Cached, because every call names its envelope and building the schema costs more than parsing an answer with it. */
function builtOnce<E>(built: Built, inner: z.ZodType, build: () => E): E {
  const known = built.get(inner) as E | undefined;
  if (known !== undefined) return known;
  const envelope = build();
  built.set(inner, envelope);
  return envelope;
}

export interface ListPage<T> {
  items: T[];
  /** Some items could not be read, and are missing. */
  isPartial?: true;
  page: number;
  lastPage: number;
  total: number;
}
