/** Which prices does `prices[min, max]` mean, in the base currency? Swapped or equal bounds mean "from min up". */

interface PriceRange {
  least: number;
  most: number;
}

/** `rate`: units of the request currency per unit of the base currency. */
export function priceRange(least: number | undefined, most: number | undefined, rate: number): PriceRange | null {
  if (least === undefined && most === undefined) return null;
  const from = least ?? 0;
  const isBounded = most !== undefined && most > from;
  return { least: from / rate, most: isBounded ? most / rate : Number.MAX_SAFE_INTEGER };
}
