/** For an answer that is one customer's, or of this moment: nobody on its way keeps it, nor the browser. */
export const neverKept = { 'Cache-Control': 'private, no-store' };
