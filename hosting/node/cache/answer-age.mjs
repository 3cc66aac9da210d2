/**
 * Reads and writes the age of a kept answer. It is stored twice: in the entry, for Next, and at the beginning of the
 * answer's text, for lib/stores/remember.ts, which judges it by another lifetime.
 */

/** When the call began that brought the answer, in milliseconds since the epoch. */
const stamp = /^\{"at":(\d+)/;

/**
 * Milliseconds: the age that a forgotten answer reports. It is due for renewal, but still usable while the API is away.
 */
const forgottenAge = 4 * 3600 * 1000;

/** An answer is as old as its call: a tag that is forgotten during the call applies to it. @param {any} answer */
export function begunAt({ data }) {
  const [, at = Date.now()] = stamp.exec(data.body ?? '') ?? [];
  return Number(at);
}

/** Makes a forgotten answer report that it is due. @template {{ value: any, lastModified: number }} E @param {E} entry */
export function dueAnswer({ value, ...entry }) {
  const lastModified = Math.min(entry.lastModified, Date.now() - forgottenAge);
  const body = value.data.body?.replace(stamp, `{"at":${lastModified}`);
  return { ...entry, lastModified, value: { ...value, data: { ...value.data, body } } };
}
