import { expect, test } from 'vitest';
import { errorPageWords } from '@/components/errors/error-page-words';
import arabic from '@/messages/ar.json' with { type: 'json' };
import german from '@/messages/de.json' with { type: 'json' };
import english from '@/messages/en.json' with { type: 'json' };

test.each([
  ['en', english],
  ['de', german],
  ['ar', arabic],
  ['ar-SA', arabic],
  ['fr', english],
])('the last net says in %s what the catalogue says', (tag, { errorPage }) => {
  const { title, tryAgain, toStart } = errorPageWords(tag);
  expect({ title, tryAgain, toStart }).toEqual({
    title: errorPage.title,
    tryAgain: errorPage.tryAgain,
    toStart: errorPage.toStart,
  });
});
