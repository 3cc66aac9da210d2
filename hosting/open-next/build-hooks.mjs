/**
 * `node --import`: puts the storefront's own cache in the place of OpenNext's while that builds. OpenNext's would lose what is
 * forgotten while the API is away, and knows no page that is never kept (docs/decisions/123).
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => {
    const found = next(name, context);
    const isTheirs = found.url.endsWith('/@opennextjs/aws/dist/build/compileCache.js');
    return isTheirs ? { ...found, url: new URL('./compile-cache.mjs', import.meta.url).href } : found;
  },
});
