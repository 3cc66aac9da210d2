/**
 * Lets Node load modules of the storefront: `@/` is the project's folder, and the suffix `.ts` may be missing. For
 * `node --import ./hosting/launch/aliases.mjs`.
 */
import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);

registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('@/')
      ? next(`${root}${name.slice(2)}${/\.\w+$/.test(name) ? '' : '.ts'}`, context)
      : next(name, context),
});
