/** What does a product's own page load? More than any list (docs/api.md 6.6). */

import type { View } from '../input/view.ts';
import { type ProductRow, productRows } from '../queries/products.ts';
import { presentGallery } from './gallery.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductsWithStocks } from './product-with-stocks.ts';
import { presentTime } from './time.ts';
import { allTranslations, translations } from './translation.ts';

export function presentProductPage(view: View, id: number): object | null {
  const [row] = productRows(view, [id]);
  const [product] = presentProductsWithStocks(view, [id], 'default');
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
    galleries: presentGallery(view, 'product', id),
    unit: unitOf(view, row),
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

function unitOf(view: View, { unit_id: id }: ProductRow): object | null {
  if (id === null) return null;
  const unit = view.store.one<{ position: string; active: number }>('SELECT * FROM units WHERE id = ?', id);
  if (!unit) return null;
  const translation = translations(view, 'unit', [id], 'default').get(id) ?? null;
  return { id, active: Boolean(unit.active), position: unit.position, translation };
}
