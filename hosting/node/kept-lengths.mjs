/**
 * Spares Next a length that it never reads here. It writes all that it keeps as JSON first, a page's flight data as a list of
 * numbers, to know how long it is, and asks for that only where there is no cache handler; we have one
 * (docs/decisions/140). Must be imported before Next.
 */
import { registerHooks } from 'node:module';

/** Where Next keeps what it has made; each of its runtimes brings a copy along. */
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
 * Another version of Next may do it another way: its module is then loaded as it is.
 *
 * @param {string} source
 */
export function withoutLength(source) {
  return source.match(length)?.length === 1 ? source.replace(length, '0') : source;
}
