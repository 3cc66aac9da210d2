/** Whether a browser has already what would be sent, in Next's own judgement. */
import { createRequire } from 'node:module';

/** @type {(asked: import('node:http').IncomingHttpHeaders, held: { etag: unknown }) => boolean} */
export const isAlreadyThere = createRequire(import.meta.url)('next/dist/compiled/fresh');
