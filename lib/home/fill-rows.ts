/** Divides shops among the rows of the home page. Pure. */
import type { Shop } from '@/lib/shops/schema';

interface Row {
  /** The best first. */
  shops: Shop[];
  /** How many of them it has room for. */
  most: number;
}

/** Puts each shop into the first row that has room for it, so that no shop is shown twice. */
export function fillRows<Name extends string>(rows: Record<Name, Row>): Record<Name, Shop[]> {
  const placed = new Set<string>();
  const filled = Object.entries<Row>(rows).map(([name, { shops, most }]) => {
    const row = shops.filter(({ id }) => !placed.has(id)).slice(0, most);
    for (const { id } of row) placed.add(id);
    return [name, row];
  });
  return Object.fromEntries(filled);
}
