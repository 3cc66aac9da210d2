import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { scriptStyle } from '@/lib/i18n/script-style';

test('names fonts of the system for scripts that ours do not have, and for no other', () => {
  expect(locales.filter(locale => scriptStyle(locale) !== undefined).toSorted()).toEqual(['hi', 'ja', 'ko', 'zh']);
  for (const locale of ['hi', 'ja', 'ko', 'zh'] as const)
    expect(scriptStyle(locale)?.['--font-sans']).toMatch(/^system-ui, ".+sans-serif$/);
});
