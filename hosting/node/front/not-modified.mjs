/** Whether the browser already has what would be sent, by Next's own comparison of ETags. */
import { createRequire } from 'node:module';

/** @type {(asked: import('node:http').IncomingHttpHeaders, held: { etag: unknown }) => boolean} */
export const isNotModified = createRequire(import.meta.url)('next/dist/compiled/fresh');
