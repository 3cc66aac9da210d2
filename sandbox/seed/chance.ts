/** How do seeds vary? By numbers that look random and are the same in every seeding. */

/** A whole number from a text, well spread (FNV-1a with a last mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** 0 (with) to 1 (without), the same for the same text. */
export function fraction(text: string): number {
  return hash(text) / 2 ** 32;
}

/** An item of the list, the same for the same text. */
export function pick<Item>(text: string, list: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = list[hash(text) % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
