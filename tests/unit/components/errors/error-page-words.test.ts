import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorPageWords } from '@/components/errors/error-page-words';
import { languageTag, locales } from '@/lib/i18n/locales';

/** With `vitest -u` the file is written anew from the catalogues. */
test('the last net says in each language what the catalogue says', async () => {
  const words = locales.map(locale => {
    const { errorPage } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    const { title, crash, tryAgain, toStart } = errorPage;
    return [languageTag(locale), { title, crash, tryAgain, toStart }];
  });
  const json = `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot('../../../../components/errors/crash-words.json');
});

test('a language of nobody is answered in English', () => {
  expect(errorPageWords('tlh')).toEqual(errorPageWords('en'));
});
