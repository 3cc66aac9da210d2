/**
 * The sentences that the product's owner has fixed (docs/behaviour.md 5, 8), as they are shown in English: on pages, and
 * as forms answer; and the operator's words over them, in the language of the page.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { errorSentences } from '@/lib/forms/error-sentences';
import type { FormError } from '@/lib/forms/refusal';
import { getOperatorTexts } from '@/lib/market/queries';
import { inOurKeys } from '@/lib/messages/in-our-keys';
import { sentences } from '@/lib/messages/operator-words';
import german from '@/messages/de.json';
import english from '@/messages/en.json';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

const places: [string, string][] = [
  ['Search restaurants and products', '/'],
  ['You cannot join. Invalid group order', '/group/1?g=none&o=none'],
];

test.each(places)('a page says: %s', async (sentence, path) => {
  expect(textOf(await opensPage(path))).toContain(sentence);
});

test('an error page says what happened, and leads on', async () => {
  await sandbox.fails('down', 'rest/**');
  const said = textOf(await opensPage('/'));
  forgetConsole();
  await sandbox.recovers();
  kept.clear();
  expect(said).toContain('Oops, something went wrong!');
  expect(said).toContain('Try again');
});

test('a form answers with them', async () => {
  const sentenceOf = await errorSentences('en');
  const answered = sentences.flatMap(({ fixed, ours }) =>
    ours
      .filter(path => path.startsWith('errors.'))
      .map(path => [fixed, sentenceOf({ key: path.slice('errors.'.length), values: { shop: 'x' } } as FormError)]),
  );
  expect(answered.length).toBeGreaterThan(15);
  const ofTheOwner = /^(Required|Pass|Phone|Please|You |Shop|Unauth|Error|Login|Wrong|The e|Sms|Insuff)/;
  for (const [fixed = '', said = ''] of answered) if (ofTheOwner.test(fixed)) expect(said).toContain(fixed);
});

test("the operator's words come from the marketplace, in its own keys and codes", async () => {
  const words = inOurKeys(await getOperatorTexts('de'), german, english);
  expect(words).toMatchObject({
    'search.placeholder': 'Worauf haben Sie heute Appetit?',
    'orders.past': 'Frühere',
    'wallet.title': 'Guthaben',
    'errors.checkout.wallet': 'Das Guthaben reicht nicht',
    'notices.unauthorized': `Nicht angemeldet. ${german.notices.unauthorized}`,
  });
  expect(words['errors.refused']).toBe(
    `Das hat nicht geklappt. Bitte versuchen Sie es später. ${german.errors.refused}`,
  );
});

function textOf(html: string | null): string {
  return (html ?? '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<(?!input)[^>]*>/g, '');
}
