/** Undoes the escapes with which React writes texts and attributes into a document. */

const entities = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" });

/** @param {string} written */
export function decodeEntities(written) {
  return written.includes('&')
    ? written.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '')
    : written;
}
