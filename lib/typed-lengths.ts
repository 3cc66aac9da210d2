/** How many characters may be typed where something is looked for; light enough for the middleware and the browser. */

/** Of a search term, in all shops, in one and in the help centre. */
export const longestTerm = 80;

/** Of an address that is to be found. */
export const longestAddressWords = 120;
