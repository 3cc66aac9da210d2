/** What does a product's own page load? More than any list (docs/api.md 6.6). */

import type { View } from '../input/view.ts';
import { type ProductRow, productRows } from '../queries/products.ts';
import { presentGallery } from './gallery.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductsWithStocks } from './product-with-stocks.ts';
import { presentTime } from './time.ts';
import { allTranslations } from './translation.ts';

export function presentProductPage(view: View, id: number): object | null {
  const [row] = productRows(view, [id]);
  const [product] = presentProductsWithStocks(view, [id]);
  if (!row || !product) return null;
  const words = allTranslations(view, 'product', id);
  const columns = omitFalsy({
    tax: row.tax,
    keywords: row.keywords,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.created_at),
  });
  return {
    ...product,
    ...columns,
    ...nutrition(row),
    translations: words,
    locales: words.map(translation => translation.locale),
    properties: view.store.all(
      'SELECT locale, key, value FROM product_properties WHERE product_id = ? ORDER BY id',
      id,
    ),
    galleries: presentGallery(view, 'product', id),
  };
}

/** Stored as numbers, answered as text (docs/api.md 2.4). */
function nutrition({ kcal, carbs, protein, fats }: ProductRow) {
  return omitFalsy({
    kcal: kcal && String(kcal),
    carbs: carbs && String(carbs),
    protein: protein && String(protein),
    fats: fats && String(fats),
  });
}
