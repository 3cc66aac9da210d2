/** Limits of the picture field. The browser checks the file's type, the server what the file really contains. */

/** Bytes. */
export const mostBytes = 5 * 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
