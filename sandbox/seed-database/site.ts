/** How do the site-wide records become rows: settings, languages, currencies, words, payments, tags and streets? */

import type { Text } from '../rules/text.ts';
import type { Town } from '../seed/types.ts';
import { insertTexts, locales, type SeedContext } from './context.ts';

export function insertSettings({ store, ago }: SeedContext, town: Town): void {
  for (const [key, value] of Object.entries({ ...operatorSettings, ...town.settings })) {
    store.run('INSERT INTO settings (key, value, created_at) VALUES (?, ?, ?)', key, value, ago(400));
  }
  for (const [locale, title, backward, isDefault, active] of languages) {
    store.run(
      'INSERT INTO languages (locale, title, backward, is_default, active) VALUES (?, ?, ?, ?, ?)',
      ...[locale, title, backward, isDefault, active],
    );
  }
  for (const [title, symbol, rate, position, isDefault] of currencies) {
    store.run(
      'INSERT INTO currencies (title, symbol, rate, position, is_default, active) VALUES (?, ?, ?, ?, ?, 1)',
      ...[title, symbol, rate, position, isDefault],
    );
  }
  for (const [key, text] of Object.entries(town.translations)) {
    for (const locale of locales) {
      const value = text[locale];
      if (value !== undefined) store.run('INSERT INTO words (locale, key, value) VALUES (?, ?, ?)', locale, key, value);
    }
  }
}

export function insertPayments({ store }: SeedContext): void {
  for (const tag of ['stripe', 'wallet', 'cash']) {
    store.run('INSERT INTO payments (tag, input, active) VALUES (?, 0, 1)', tag);
  }
}

export function insertNotificationKinds({ store, ago }: SeedContext): void {
  for (const type of ['push', 'discount', 'order_verify', 'order_statuses']) {
    store.run('INSERT INTO notification_kinds (type, created_at) VALUES (?, ?)', type, ago(400));
  }
}

export function insertTags(context: SeedContext): void {
  for (const title of productTags) {
    const id = context.store.run('INSERT INTO tags (active) VALUES (1)');
    insertTexts(context, 'tag', id, { title });
  }
}

export function insertStreets(context: SeedContext, town: Town): void {
  for (const { name, from, to } of town.streets) {
    const id = context.store.run(
      'INSERT INTO streets (from_latitude, from_longitude, to_latitude, to_longitude) VALUES (?, ?, ?, ?)',
      ...[from.latitude, from.longitude, to.latitude, to.longitude],
    );
    insertTexts(context, 'street', id, { title: name });
  }
}

/** The town's own settings override these. */
const operatorSettings: Record<string, string> = {
  payment_type: 'admin',
  before_order_phone_required: '0',
  referral_active: '1',
  group_order: '1',
  otp_expire_time: '1',
  by_subscription: '0',
  recommended_count: '2',
  active_parcel: '1',
  order_auto_approved: '0',
  order_auto_delivery_man: '1',
};

/**
 * Slug, name, right to left, default, active. The town is written in three; the others are prepared and have no texts,
 * as when an operator adds a language: the API answers the default one's then.
 */
const languages = [
  ['en', 'English', 0, 1, 1],
  ['de', 'Deutsch', 0, 0, 1],
  ['ar', 'العربية', 1, 0, 1],
  ['es', 'Español', 0, 0, 0],
  ['el', 'Ελληνικά', 0, 0, 0],
  ['fr', 'Français', 0, 0, 0],
  ['ru', 'Русский', 0, 0, 0],
  ['sa', 'العربية (السعودية)', 1, 0, 0],
  ['tr', 'Türkçe', 0, 0, 0],
  ['az', 'Azərbaycanca', 0, 0, 0],
  ['af', 'Afrikaans', 0, 0, 0],
  ['be', 'Беларуская', 0, 0, 0],
  ['bg', 'Български', 0, 0, 0],
  ['cs', 'Čeština', 0, 0, 0],
  ['fa', 'فارسی', 1, 0, 0],
  ['hi', 'हिन्दी', 0, 0, 0],
  ['id', 'Bahasa Indonesia', 0, 0, 0],
  ['ja', '日本語', 0, 0, 0],
  ['kz', 'Қазақша', 0, 0, 0],
  ['ko', '한국어', 0, 0, 0],
  ['mg', 'Malagasy', 0, 0, 0],
  ['tg', 'Тоҷикӣ', 0, 0, 0],
  ['tk', 'Türkmençe', 0, 0, 0],
  ['zh', '中文', 0, 0, 0],
] as const;

const currencies = [
  ['USD', '$', 1, 'before', 1],
  ['EUR', '€', 0.92, 'after', 0],
  ['UZS', 'soʻm', 12600, 'after', 0],
] as const;

const productTags: Text[] = [
  { en: 'Vegetarian', de: 'Vegetarisch', ar: 'نباتي' },
  { en: 'Popular', de: 'Beliebt', ar: 'الأكثر طلبًا' },
];
