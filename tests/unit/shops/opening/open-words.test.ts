import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import type { OpenState } from '@/lib/shops/opening/hours';
import { type CardWords, openWords } from '@/lib/shops/opening/open-words';
import arabic from '@/messages/ar.json';
import german from '@/messages/de.json';
import english from '@/messages/en.json';

const catalogues = { en: english, de: german, ar: arabic };

function say(state: OpenState, locale: keyof typeof catalogues = 'en') {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'card' }) as unknown as CardWords;
  return openWords(state, t, locale);
}
const opens = (inDays: number, weekday: number, from: number): OpenState => ({
  state: 'closed',
  opens: { inDays, weekday, from },
});

describe('an opening state in words', () => {
  test.each<[OpenState, string, boolean]>([
    [{ state: 'open', until: 22 * 60, isAroundTheClock: false }, 'Open until 22:00', true],
    [{ state: 'open', until: 0, isAroundTheClock: false }, 'Open until 00:00', true],
    [{ state: 'open', until: 0, isAroundTheClock: true }, 'Open 24 hours', true],
    [opens(0, 5, 11 * 60), 'Closed, opens 11:00', false],
    [opens(1, 6, 9 * 60 + 5), 'Closed, opens tomorrow 09:05', false],
    [opens(2, 0, 9 * 60), 'Closed, opens Monday 09:00', false],
    [opens(7, 6, 9 * 60), 'Closed, opens Sunday 09:00', false],
    [{ state: 'closed', opens: null }, 'Closed', false],
    [{ state: 'paused' }, 'Not taking orders right now', false],
  ])('%j', (state, text, isOpen) => {
    expect(say(state)).toEqual({ text, isOpen });
  });

  test('in other languages', () => {
    expect(say(opens(2, 2, 9 * 60), 'de').text).toBe('Geschlossen, öffnet Mittwoch 09:00');
    expect(say(opens(2, 4, 9 * 60), 'ar').text).toContain('الجمعة');
  });
});
