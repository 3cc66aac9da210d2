/** What does it look like that the operator has written? The records of docs/api.md 2.10. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentCategorySummaries } from './category.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';
import { translations } from './translation.ts';

interface BlogRow {
  id: number;
  uuid: string;
  type: string;
  img: string;
  active: number;
  published_at: string | null;
  created_at: string;
}

/** Lists leave the body out. */
export function presentBlogs(view: View, ids: number[], { isWhole = false } = {}) {
  const [words, summaries] = (['blog', 'blog summary'] as const).map(owner => translations(view, owner, ids, 'strict'));
  return rowsOf<BlogRow>(view, 'blogs', ids).map(row => {
    const { description, ...title } = words?.get(row.id) ?? {};
    const translation = { ...title, short_desc: summaries?.get(row.id)?.title, ...(isWhole ? { description } : {}) };
    return {
      id: row.id,
      uuid: row.uuid,
      type: row.type,
      active: Boolean(row.active),
      img: view.origin + row.img,
      ...omitFalsy({ published_at: presentTime(row.published_at), created_at: presentTime(row.created_at) }),
      translation: 'id' in title ? translation : null,
    };
  });
}

interface CareerRow {
  id: number;
  category_id: number;
  latitude: number;
  longitude: number;
}

export function presentCareers(view: View, ids: number[]) {
  const words = translations(view, 'career', ids, 'strict');
  const rows = rowsOf<CareerRow>(view, 'careers', ids);
  const categories = presentCategorySummaries(
    view,
    rows.map(row => row.category_id),
  );
  return rows.map(({ id, category_id, latitude, longitude }) => ({
    id,
    category_id,
    location: { latitude, longitude },
    active: true,
    category: categories.get(category_id),
    translation: words.get(id) ?? null,
  }));
}

interface FaqRow {
  id: number;
  uuid: string;
  type: string;
  active: number;
}

export function presentFaqs(view: View, ids: number[]) {
  const words = translations(view, 'faq', ids, 'strict');
  return rowsOf<FaqRow>(view, 'faqs', ids).map(({ id, uuid, type, active }) => {
    const { title, description, ...own } = words.get(id) ?? {};
    const translation = 'id' in own ? { ...own, question: title, answer: description } : null;
    return { id, uuid, type, active: Boolean(active), translation };
  });
}

/** The raw record (docs/api.md 18): its translation names its owner, and is null where there is none. */
export function presentRules(view: View, kind: 'term' | 'policy', row: { id: number; created_at: string }) {
  const at = presentTime(row.created_at);
  const own = translations(view, kind, [row.id], 'strict').get(row.id);
  const owner = kind === 'term' ? { term_condition_id: row.id } : { privacy_policy_id: row.id };
  const translation = own === undefined ? null : { ...own, ...owner, deleted_at: null };
  return { id: row.id, created_at: at, updated_at: at, deleted_at: null, translation };
}

interface PageRow {
  id: number;
  type: string;
  img: string;
  app_store: string | null;
  google_play: string | null;
}

export function presentPages(view: View, ids: number[]) {
  const words = translations(view, 'page', ids, 'strict');
  return rowsOf<PageRow>(view, 'site_pages', ids).map(({ id, type, img, app_store, google_play }) => ({
    id,
    type,
    img: view.origin + img,
    active: true,
    buttons: { app_store_button_link: app_store ?? '', google_play_button_link: google_play ?? '' },
    translation: words.get(id) ?? null,
  }));
}

type Table = 'blogs' | 'careers' | 'faqs' | 'site_pages';

function rowsOf<Row extends { id: number }>({ store }: View, table: Table, ids: number[]): Row[] {
  const sql = `SELECT * FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`;
  return sortByIds(ids, rowsByIds<Row>(store, sql, ids));
}
