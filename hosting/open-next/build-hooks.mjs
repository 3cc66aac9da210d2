/**
 * `node --import`: replaces OpenNext's cache by the storefront's while OpenNext builds. OpenNext's own would lose tags
 * that are forgotten while the API is away, and has no pages that are never kept (docs/decisions/123).
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => {
    const found = next(name, context);
    const isTheirs = found.url.endsWith('/@opennextjs/aws/dist/build/compileCache.js');
    return isTheirs ? { ...found, url: new URL('./compile-cache.mjs', import.meta.url).href } : found;
  },
});
