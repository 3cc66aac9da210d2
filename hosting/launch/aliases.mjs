/**
 * Lets Node load modules of the storefront: it strips their types by itself, but does not resolve `@/`, which is the
 * project's folder, nor a missing `.ts`. Imported before them, or by `node --import ./hosting/launch/aliases.mjs`.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('@/')) return next(specifier, context);
    const file = new URL(specifier.slice(2), root);
    const source = new URL(`${file}.ts`);
    return next(existsSync(source) ? source.href : file.href, context);
  },
});
