import { describe, expect, test } from 'vitest';
import { catalogueOf } from '@/lib/messages/catalogue';
import { inOurKeys } from '@/lib/messages/in-our-keys';
import { overrideMessages, textAt } from '@/lib/messages/merge-messages';
import { labels, sentences } from '@/lib/messages/operator-words';
import english from '@/messages/en.json';

const german = await catalogueOf('de');
const inEnglish = (texts: Record<string, string>) => inOurKeys(texts, english, english);
const inGerman = (texts: Record<string, string>) => inOurKeys(texts, german, english);

test('each row of the table names messages of ours', () => {
  const paths = [...Object.values(labels), ...sentences.map(({ ours }) => ours)].flat();
  expect(paths.filter(path => textAt(english, path) === null)).toEqual([]);
});

describe("the operator's words", () => {
  test('take the place of a label, everywhere it stands', () => {
    const texts = inEnglish({ 'order.history': 'Earlier orders', login: 'Sign in' });
    expect(texts).toMatchObject({
      'orders.past': 'Earlier orders',
      'login.title': 'Sign in',
      'shell.login': 'Sign in',
    });
  });

  test('come before what our sentence says beyond the fixed one', () => {
    expect(inEnglish({ unauthorized: 'Please come in again!' })['notices.unauthorized']).toBe(
      'Please come in again! You have been logged out. Log in again to carry on where you left off.',
    );
    expect(inGerman({ unauthorized: 'Nicht angemeldet' })['notices.unauthorized']).toBe(
      `Nicht angemeldet. ${german.notices.unauthorized}`,
    );
  });

  test('take the place of a sentence that says no more than the fixed one', () => {
    expect(inGerman({ 'login.invalid': 'Das stimmt nicht' })['errors.wrongLogin']).toBe('Das stimmt nicht');
  });

  test.each(['ERROR_109', 'error.109', 'errors.ERROR_109', 'errors:error.109', 'translation.error.109'])(
    'are known by the code of the error as well: %s',
    key => {
      const texts = inEnglish({ [key]: 'Too little money' });
      expect(texts['errors.checkout.wallet']).toBe('Too little money');
      expect(texts['errors.walletShort']).toBe('Too little money. Nothing was charged. Try another payment method.');
    },
  );

  test('under a key of ours count most', () => {
    expect(inEnglish({ login: 'Sign in', 'login.title': 'Hello' })).toMatchObject({ 'login.title': 'Hello' });
  });

  test('keep the names and numbers that ours holds', () => {
    expect(inEnglish({ 'search.products.in': 'Look in {{ shop }}' })['search.placeholderIn']).toBe('Look in {shop}');
    expect(inEnglish({ 'search.products.in': 'Look around' })['search.placeholderIn']).toBeUndefined();
  });

  test.each(['', '  ', '<b>Log in</b>', 'Log {in', "Log '{in}"])('are left out where they are no text: %o', text => {
    expect(inEnglish({ login: text, unauthorized: text })).toEqual({ login: text, unauthorized: text });
  });

  test('reach the messages', () => {
    const messages = overrideMessages(english, inEnglish({ 'order.history': 'Earlier orders' })) as typeof english;
    expect(messages.orders.past).toBe('Earlier orders');
  });
});
