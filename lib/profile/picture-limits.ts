/** Limits of the picture field, checked in the browser and again on the server. */

/** Bytes. */
export const mostBytes = 5 * 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
