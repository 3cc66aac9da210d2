/** How does somebody become a seller? They apply with a shop, and the operator accepts it or not (docs/api.md 16.1). */

import { randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Application } from '../input/application.ts';
import type { View } from '../input/view.ts';
import { Refusal } from '../refusal.ts';
import { fold } from '../rules/fulltext.ts';

/** Opens a transaction. @throws ERROR_206 where they have a shop already. */
export function apply({ store, now }: View, userId: number, application: Application): void {
  store.transaction(() => {
    if (store.one('SELECT 1 FROM shops WHERE user_id = ?', userId)) throw new Refusal('ERROR_206');
    const { title, description, address, documents, categories, tags } = application;
    const id = insertRow(store, 'shops', { ...columnsOf(application), user_id: userId, created_at: sqlTime(now) });
    for (const locale of new Set([title, description, address].flatMap(Object.keys)))
      insertRow(store, 'texts', {
        owner: 'shop',
        owner_id: id,
        locale,
        title: title[locale] ?? null,
        description: description[locale] ?? null,
        address: address[locale] ?? null,
      });
    for (const category_id of categories) insertRow(store, 'shop_categories', { shop_id: id, category_id });
    for (const take_id of tags) insertRow(store, 'shop_takes', { shop_id: id, take_id });
    for (const path of documents)
      insertRow(store, 'galleries', { owner: 'shop documents', owner_id: id, title: 'document', path });
  });
}

/** Neither open nor verified: its owner opens it in the panel, once there is something to sell. */
function columnsOf(application: Application) {
  const { title, type, phone, price, tax, logo, background, location } = application;
  return {
    uuid: randomUUID(),
    type,
    status: 'new',
    open: 0,
    visibility: 1,
    verify: 0,
    logo_img: logo,
    background_img: background,
    phone,
    price,
    price_per_km: application.pricePerKm,
    tax,
    min_amount: application.minAmount,
    delivery_from: application.deliveryFrom,
    delivery_to: application.deliveryTo,
    delivery_type: application.deliveryType,
    ...location,
    rating_avg: null,
    reviews_count: 0,
    orders_count: 0,
    sold_lately: 0,
    search: `${fold(Object.values(title).join(' '))} ${phone.replace(/\D/g, '')}`,
  };
}

interface ApplicationRow {
  id: number;
  status: string;
  status_note: string | null;
  email: string | null;
  title: string;
  created_at: string;
}

/** The newest first. */
export function listApplications(store: Store): ApplicationRow[] {
  return store.all<ApplicationRow>(
    `SELECT shops.id, status, status_note, email, shops.created_at,
       (SELECT title FROM texts WHERE owner = 'shop' AND owner_id = shops.id ORDER BY id LIMIT 1) AS title
     FROM shops JOIN users ON users.id = shops.user_id ORDER BY shops.id DESC`,
  );
}

/** Approval makes the applicant a seller; a refusal says why. */
export function answerApplication(store: Store, id: number, status: 'approved' | 'rejected', note: string): void {
  store.transaction(() => {
    store.run('UPDATE shops SET status = ?, status_note = ? WHERE id = ?', status, note || null, id);
    store.run(
      "UPDATE users SET role = ? WHERE role IN ('user', 'seller') AND id = (SELECT user_id FROM shops WHERE id = ?)",
      ...[status === 'approved' ? 'seller' : 'user', id],
    );
  });
}
