/** Which tables can be reserved? The first restaurants of the town keep some, inside and outside. */

import { picturePath } from '../pictures/path.ts';
import type { Text } from '../rules/text.ts';
import type { Town } from '../seed/types.ts';
import { idOf, insertTexts, type SeedContext } from './context.ts';

/** Restaurants with tables. */
const most = 12;

const zones: { title: Text; area: string; tables: number[] }[] = [
  {
    title: { en: 'Dining room', de: 'Speisesaal', ar: 'صالة الطعام' },
    area: '80 m2',
    tables: [2, 2, 4, 4, 6],
  },
  { title: { en: 'Terrace', de: 'Terrasse', ar: 'الشرفة' }, area: '40 m2', tables: [2, 4, 4] },
];

export function insertBookings(context: SeedContext, town: Town): void {
  const { store } = context;
  for (const shop of town.shops.filter(({ type }) => type === 'restaurant').slice(0, most)) {
    const shopId = idOf(context, 'shop', shop.key);
    store.run(
      "INSERT INTO booking_rules (shop_id, max_time, start_time, end_time) VALUES (?, 2, '11:00', '22:00')",
      shopId,
    );
    for (const { title, area, tables } of zones) {
      const img = picturePath(shop.cover, 'cover');
      const sql = 'INSERT INTO booking_sections (shop_id, area, img) VALUES (?, ?, ?)';
      const section = store.run(sql, shopId, area, img);
      insertTexts(context, 'section', section, { title });
      tables.forEach((chairs, index) => {
        store.run(
          'INSERT INTO booking_tables (section_id, name, tax, chair_count, active) VALUES (?, ?, 0, ?, 1)',
          ...[section, `${title.en.slice(0, 1)}${index + 1}`, chairs],
        );
      });
    }
  }
}
