/**
 * Headers of an answer that is one customer's or valid only now: neither a cache on its way nor the browser keeps it.
 */
export const neverKept = { 'Cache-Control': 'private, no-store' };
