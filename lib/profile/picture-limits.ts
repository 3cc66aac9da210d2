/** What the picture field takes; checked in the browser, and on the server by what the file is made of. */

/** Bytes. */
export const mostBytes = 5 * 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
