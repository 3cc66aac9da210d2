/** Deals shops out to the rows of the home page. Pure. */
import type { Shop } from '@/lib/shops/schema';

interface Row {
  shops: Shop[];
  most: number;
}

/** Puts each shop into the first row that has room for it, so that no shop is shown twice. */
export function dealOut<Name extends string>(rows: Record<Name, Row>): Record<Name, Shop[]> {
  const dealt = new Set<string>();
  const filled = Object.entries<Row>(rows).map(([name, { shops, most }]) => {
    const row = shops.filter(({ id }) => !dealt.has(id)).slice(0, most);
    for (const { id } of row) dealt.add(id);
    return [name, row];
  });
  return Object.fromEntries(filled);
}
