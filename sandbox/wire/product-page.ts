/** Everything about one product: its page loads more than any list does (API.md 6.6). */

import type { View } from '../asked/view.ts';
import { galleryOf } from './gallery.ts';
import { isoish, present } from './present.ts';
import { type ProductRow, productRows, productsWithStocks } from './product.ts';
import { allTranslations, translations } from './translation.ts';

export function productPage(view: View, id: number): object | null {
  const [row] = productRows(view, [id]);
  const [product] = productsWithStocks(view, [id], 'default');
  if (!row || !product) return null;
  const words = allTranslations(view, 'product', id);
  const columns = present({
    tax: row.tax,
    keywords: row.keywords,
    created_at: isoish(row.created_at),
    updated_at: isoish(row.created_at),
  });
  return {
    ...product,
    ...columns,
    ...nutrition(row),
    translations: words,
    locales: words.map(translation => translation.locale),
    galleries: galleryOf(view, 'product', id),
    unit: unitOf(view, row),
  };
}

/** Text on the wire, though stored as numbers (API.md 2.4). */
function nutrition({ kcal, carbs, protein, fats }: ProductRow) {
  return present({
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
