/** Names what is in a group order's record in the language of the page: it was kept in that of who ordered. */
import 'server-only';
import type { GroupRecord } from '@/lib/cart/group/record-store';
import type { Market } from '@/lib/market/market';
import { optionNames } from '@/lib/products/options';
import { getProduct } from '@/lib/products/queries';
import type { Product } from '@/lib/products/schema';

type RecordLine = GroupRecord['people'][number]['lines'][number];

/** `kept`: the record's language. A line whose product cannot be read stays as it was kept. */
export async function linesInLanguage(lines: RecordLine[], kept: string, market: Market): Promise<RecordLine[]> {
  if (kept === market.locale) return lines;
  return Promise.all(
    lines.map(async line => {
      const found = line.product === null ? null : await getProduct(line.product, market);
      return found?.ok ? { ...line, ...wordsOf(line, found.value) } : line;
    }),
  );
}

/** Of an add-on, which is listed with the product that it was sold with, or of the product itself. */
function wordsOf({ stock, options }: RecordLine, { title, stocks }: Product): Pick<RecordLine, 'title' | 'options'> {
  const own = stocks.find(({ id }) => id === stock);
  const addon = own ? undefined : stocks.flatMap(({ addons }) => addons).find(({ stockId }) => stockId === stock);
  if (addon !== undefined) return { title: addon.title, options };
  return {
    title,
    options: own ? optionNames(own.options.map(({ value, group }) => ({ value, ...group }))).join(' · ') : options,
  };
}
