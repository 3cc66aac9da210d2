/**
 * Watches which fields of an answer are read. The schemas are forgiving, because the API leaves out what is 0 or empty
 * (docs/api.md 1.8), so parsing alone would not reveal that a field is always missing.
 */

interface Watched {
  /** A proxy of the answer, to be parsed in its place. */
  answer: unknown;
  /** Fields that were read and that no object at their path has: "data[].stocks[].price". */
  leftOut: () => string[];
}

export function watched(answer: unknown): Watched {
  const found = new Set<string>();
  const sought = new Set<string>();
  const watch = (value: unknown, place: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || (inner !== undefined && !Object.hasOwn(target, key))) return inner;
        const at = Array.isArray(target) ? `${place}[]` : place === '' ? key : `${place}.${key}`;
        if (!Array.isArray(target)) (inner === undefined ? sought : found).add(at);
        return watch(inner, at);
      },
    });
  };
  return { answer: watch(answer, ''), leftOut: () => [...sought].filter(place => !found.has(place)).toSorted() };
}
