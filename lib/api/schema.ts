/**
 * zod pieces for the API's habits (docs/api.md 1.8, 1.9): missing values read as empty, a bad list item is
 * dropped.
 */
import { z } from 'zod';
import { withoutOrders, withoutPiles } from '@/lib/i18n/stays-in-place';
import { wholeUrl } from '@/lib/pictures/whole-url';
import { cutTo } from '@/lib/typed-lengths';

/**
 * A text that may be missing or null, or arrive as a number. A backend that cuts texts may leave half of an emoji, of
 * which no URL can be made.
 */
export const text = z.preprocess(value => {
  if (typeof value === 'string') return withoutOrders(value.toWellFormed());
  return typeof value === 'number' ? String(value) : (value ?? '');
}, z.string());

/**
 * `shortText` is a name or a title, `longText` a description, a note or an answer. Longer texts are cut: the forms of
 * the marketplace's admin panel have no limits, and a page shows hundreds of such texts.
 */
export const shortText = cutText(300);
export const longText = cutText(5000);

function cutText(most: number) {
  return text.transform(value => withoutPiles(value.length > most ? `${cutTo(most, value)}…` : value));
}

/** Characters: three times as many, percent-encoded, fit into a URL that we serve (hosting/requests/untaken.mjs). */
const longestPicture = 2000;

/** The URL of a picture, as a page names it two or four times for each product. Empty where there is none. */
export const picture = text.transform(value => (value.length > longestPicture ? '' : wholeUrl(value)));

/** A number that is left out when it is 0 and may arrive as text. */
export const number = z.preprocess(
  value => (value === null || value === undefined || value === '' ? 0 : Number(value)),
  z.number(),
);

/** An id of the API, kept as text because it is only compared and sent back. */
export const id = z.preprocess(value => (typeof value === 'number' ? String(value) : value), z.string().min(1));

/** Booleans arrive as true, 1 or "1"; false may be left out. */
export const flag = z.preprocess(value => value === true || value === 1 || value === '1', z.boolean());

export const translation = z
  .object({ title: shortText, description: longText, address: shortText, button_text: shortText })
  .partial()
  .nullish()
  .transform(found => ({
    title: found?.title ?? '',
    description: found?.description ?? '',
    address: found?.address ?? '',
    button: found?.button_text ?? '',
  }));

/** Parses "2023-06-01 09:30:00Z" (docs/api.md 1.9) into milliseconds since the epoch; null when invalid. */
export const moment = text.transform(value => {
  const parsed = Date.parse(value.replace(' ', 'T'));
  return Number.isNaN(parsed) ? null : parsed;
});

/** Unlike elsewhere, a missing number is not 0: half a coordinate is none. */
const degrees = z.preprocess(
  value => (value === null || value === undefined || value === '' ? Number.NaN : Number(value)),
  z.number(),
);

/** Null where it cannot be read: PHP writes an empty map as an empty list (docs/api.md 5.4). */
export const point = z
  .object({ latitude: degrees, longitude: degrees })
  .nullish()
  .catch(null)
  .transform(found => found ?? null);

/**
 * Called with the problems of a list's items that were dropped. The check of an API (hosting/check-api) replaces it.
 */
export const droppedItems = {
  tell: (errors: [z.ZodError, ...z.ZodError[]]): void => {
    const what = errors.length === 1 ? 'a list item' : `${errors.length} list items, the first`;
    console.warn(`API: dropped ${what}: ${z.prettifyError(errors[0])}`);
  },
};

/** The entries of a list: twice as many as the longest menu has. To find out that one is wrong takes 50 µs. */
export const entries = z.array(z.unknown()).max(10_000);

/**
 * Keeps the valid items of a list; logs and drops the others. A missing list is empty. PHP writes one whose keys have
 * gaps as a map. The item's schema is compiled when the first item arrives (docs/decisions/143).
 */
export function list<S extends z.ZodType>(item: S) {
  return countedList(item).transform(({ items }) => items);
}

/** The same list, with the number of items that could not be read. */
export function countedList<S extends z.ZodType>(item: S) {
  let compiled: S | undefined;
  // Made once for each schema: V8 discards compiled code together with the last function that uses it
  // (docs/decisions/146).
  const read = (found: unknown[]) => {
    compiled ??= z.compile(item);
    const items: z.output<S>[] = [];
    const errors: z.ZodError[] = [];
    for (const entry of found) {
      const parsed = compiled.safeParse(entry);
      if (parsed.success) items.push(parsed.data);
      else errors.push(parsed.error);
    }
    const [first, ...others] = errors;
    if (first !== undefined) droppedItems.tell([first, ...others]);
    return { items, missed: errors.length };
  };
  return z.preprocess(value => (isMap(value) ? Object.values(value) : (value ?? [])), entries.transform(read));
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The URLs of a gallery: a shop's, or what customers sent with a review or a refund. */
export const pictures = list(z.object({ path: picture.pipe(z.string().min(1)) }).transform(({ path }) => path));
