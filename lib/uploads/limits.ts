/** Limits of picture fields. The browser checks the file's type, the server what the file really contains. */

/** Bytes. */
export const mostBytes = 5 * 1024 * 1024;

/** The most pictures of one form. */
export const mostPictures = 3;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
