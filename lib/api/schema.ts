/** The wire's habits (API 1.5, 1.8, 1.9) as zod pieces: what is missing reads as empty, one bad item costs only itself. */
import { z } from 'zod';

/** A text that may be missing or null; some of them arrive as numbers. */
export const text = z.preprocess(value => (typeof value === 'number' ? String(value) : (value ?? '')), z.string());

/** A number that is missing when it is 0 and may arrive as text. */
export const number = z.preprocess(
  value => (value === null || value === undefined || value === '' ? 0 : Number(value)),
  z.number(),
);

/** An id of the wire, kept as text: it is only ever compared and sent back. */
export const id = z.preprocess(value => (typeof value === 'number' ? String(value) : value), z.string().min(1));

/** Booleans arrive as true, 1, "1", or vanish. */
export const flag = z.preprocess(value => value === true || value === 1 || value === '1', z.boolean());

export const translation = z
  .object({ title: text, description: text, address: text, button_text: text })
  .partial()
  .nullish()
  .transform(found => ({
    title: found?.title ?? '',
    description: found?.description ?? '',
    address: found?.address ?? '',
    button: found?.button_text ?? '',
  }));

export const point = z
  .object({ latitude: number, longitude: number })
  .nullish()
  .transform(found => found ?? null);

/** Keeps the good items of a list, logs and drops the others; a missing list is an empty one. */
export function list<S extends z.ZodType>(item: S) {
  return z.preprocess(
    value => value ?? [],
    z.array(z.unknown()).transform(entries =>
      entries.flatMap(entry => {
        const parsed = item.safeParse(entry);
        if (parsed.success) return [parsed.data as z.output<S>];
        console.warn(`API: dropped a list item: ${z.prettifyError(parsed.error)}`);
        return [];
      }),
    ),
  );
}

/** Envelope (S) of API 1.5: the answer stands under `data`. */
export function single<S extends z.ZodType>(data: S) {
  return z
    .object({ data: z.unknown() })
    .transform(envelope => envelope.data)
    .pipe(data);
}

/** Envelope (S) or (L) around a list; `data` itself must be there. */
export function listed<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(z.unknown()) }).transform(({ data }) => list(item).parse(data) as z.output<S>[]);
}

/** Envelope (P) of API 1.5. */
export function paged<S extends z.ZodType>(item: S) {
  return z
    .object({ data: z.array(z.unknown()), meta: z.object({ current_page: number, last_page: number, total: number }) })
    .transform(({ data, meta }) => ({
      items: list(item).parse(data) as z.output<S>[],
      page: meta.current_page,
      lastPage: meta.last_page,
      total: meta.total,
    }));
}

export interface Paged<T> {
  items: T[];
  page: number;
  lastPage: number;
  total: number;
}
