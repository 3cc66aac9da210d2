/** `npm run build`: builds the storefront, whatever was built before. */
import { buildNow } from './build.mjs';

process.exitCode = buildNow(process.argv.slice(2));
