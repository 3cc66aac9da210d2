/**
 * Keeps what others have written to its own place on the page. Sellers, couriers and other customers choose the names
 * that stand beside amounts, and what they may not do by markup some characters do as well.
 */

/** Embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069). Marks of direction change nothing around. */
const ordersOfDirection = /[\u202a-\u202e\u2066-\u2069]/;

const allOrdersOfDirection = new RegExp(ordersOfDirection, 'g');

/** Letters of Hebrew and Tibetan carry five. */
const pile = /\p{M}{9}/u;

const whatIsPiledUp = /(\p{M}{8})\p{M}+/gu;

/**
 * Removes the characters that order in which direction a text is read. One of them ends the isolate that we put around a
 * name and turns the rest of the line round: "12 minutes" reads as "21 minutes", and a price stands beside another word.
 * The direction of a whole text is known without them.
 */
export function withoutOrders(text: string): string {
  return ordersOfDirection.test(text) ? text.replaceAll(allOrdersOfDirection, '') : text;
}

/** Leaves eight marks on a letter: hundreds are drawn over the lines above and below, whatever these say. */
export function withoutPiles(text: string): string {
  return pile.test(text) ? text.replaceAll(whatIsPiledUp, '$1') : text;
}
