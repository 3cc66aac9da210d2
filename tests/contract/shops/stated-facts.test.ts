/** What a shop states of a product in words of its own, and what its page says of allergens (docs/behaviour.md 11.7). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import german from '../../../messages/de.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };
import { opensPage } from '../storefront/pages.ts';
import { offersAllLanguages, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(async () => {
  await openStorefront();
  offersAllLanguages();
});
beforeEach(freshBrowser);

test('a statement is shown in the page’s language, and never taken for all there is to say of allergens', async () => {
  const page = await factsOf('Margherita', 'de');
  expect(page).toContain('Allergene: Weizen, Milch');
  expect(page).not.toContain('Allergens: wheat');
  expect(page).toContain(german.product.askAllergens);
  expect(page).not.toContain(german.product.allergens);
});

test('a statement is shown in another language where it is written in no nearer one, which the page says to readers', async () => {
  const page = await factsOf('Diavola', 'en');
  expect(page).toContain('<p lang="de" dir="auto">Herkunft der Salami: Italien</p>');
  expect(page).toContain(english.product.askAllergens);
});

test('allergens are called not stated only where nothing is stated', async () => {
  const page = await factsOf('Four cheeses', 'en');
  expect(page).toContain(english.product.allergens);
  expect(page).not.toContain(english.product.askAllergens);
});

test('a statement has its figures in the digits of the page, as the price has', async () => {
  expect(await factsOf('Margherita', 'fa')).toMatch(/<p>[۰-۹]+ کیلوکالری/);
});

async function factsOf(title: string, locale: Locale): Promise<string> {
  const found = await sandbox.read<{ uuid: string; shop_id: number; translation: { title: string } }[]>(
    `products/search?search=${encodeURIComponent(title)}`,
  );
  const dish = found.find(({ translation }) => translation.title === title);
  if (dish === undefined) throw new Error(`The town has no ${title}.`);
  const page = await opensPage(localizedPath(locale, `/restaurant/${dish.shop_id}?product=${dish.uuid}`));
  return /class="product-facts">(.*?)<\/div>/s.exec(page ?? '')?.[1] ?? '';
}
