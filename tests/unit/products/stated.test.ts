import { expect, test } from 'vitest';
import { statedIn } from '@/lib/products/stated';

const english = { locale: 'en', key: 'Allergens', value: 'wheat' };
const german = { locale: 'de', key: 'Allergene', value: 'Weizen' };
const turkish = { locale: 'tr', key: 'Menşe', value: 'İtalya' };
const bare = { locale: '', key: 'E', value: '150d' };

test.each([
  { page: 'de', own: 'en', stated: [english, german, turkish], shown: [german] },
  { page: 'ru', own: 'de', stated: [english, german, turkish], shown: [german] },
  { page: 'ru', own: 'fr', stated: [turkish, english], shown: [turkish] },
  { page: 'de', own: 'en', stated: [bare], shown: [bare] },
  { page: 'de', own: 'en', stated: [bare, english], shown: [bare, english] },
  { page: 'de', own: 'en', stated: [], shown: [] },
])('on a page in $page of a market in $own', ({ page, own, stated, shown }) => {
  expect(statedIn(stated, [page, own])).toEqual(shown);
});
