/**
 * Saves Next from computing a length that it does not use here. To know how long an entry is, Next serializes all that
 * it keeps to JSON, and a page's flight data to a list of numbers; but it uses the length only without a cache handler,
 * and we have one (docs/decisions/140). Must be imported before Next.
 */
import { registerHooks } from 'node:module';

/** The module of Next that keeps entries; each of its runtimes contains a copy. */
const keeps =
  /\/next\/dist\/(server\/lib\/incremental-cache\/index|compiled\/next-server\/app-(page|route)[\w-]*\.runtime\.prod)\.js$/;

const length = /JSON\.stringify\(\w+\)\.length/g;

registerHooks({
  load(url, context, next) {
    const module = next(url, context);
    if (!module.source || !keeps.test(url)) return module;
    return { ...module, source: withoutLength(String(module.source)) };
  },
});

/**
 * Returns the source unchanged where it is written differently, as another version of Next may be.
 *
 * @param {string} source
 */
export function withoutLength(source) {
  return source.match(length)?.length === 1 ? source.replace(length, '0') : source;
}
