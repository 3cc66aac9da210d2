/** Does the matrix of faults see when an answer claims what is not so? */
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../e2e/shopper/words.ts';
import { answerViolations, claimsOf, lostWords, silence, untruths } from '../../faults/action-violations.ts';
import type { Prepared } from '../../faults/actions/action-case.ts';
import type { Pressed } from '../../faults/press.ts';

function pressed(words: string, more: { status?: number; path?: string; text?: string } = {}): Pressed {
  const { status = 200, path = '/cart', text = '{}' } = more;
  return { answer: { path, status, headers: new Headers(), text }, words, isForScript: true };
}

describe.each(['en', 'ar'] as const)('in %s', language => {
  const says = wordsOf(language);

  test.each([
    ['errors.checkout.offline', 1, ['was done and denied by "errors.checkout.offline"']],
    ['notices.cartOffline', 1, ['was done and denied by "notices.cartOffline"']],
    ['notices.cartOffline', 0, []],
    ['errors.checkout.unknown', 1, []],
    ['errors.offline', 0, []],
    ['notices.cartUnknown', 0, []],
    ['notices.cartUnknown', 1, []],
    ['notices.profileSaved', 0, ['was not done, and nothing said so']],
    ['notices.profileSaved', 1, []],
  ])('"%s" of what was done %i times', (key, times, violations) => {
    expect(untruths(claimsOf(pressed(says(key)), language), times)).toEqual(violations);
  });

  test('a page that is away has to say what became of the press', () => {
    const away = `${says('errorPage.title')} ${says('errorPage.offline')}`;
    const silent = ['said nothing of what was pressed'];
    const of = (words: string) => claimsOf(pressed(`${away} ${words}`), language);
    expect(silence(of(''), {})).toEqual(silent);
    expect(silence(of(says('errorPage.kept')), {})).toEqual(silent);
    expect(silence(of(''), { isDraft: true })).toEqual([]);
    expect(silence(of(says('errors.groupOffline')), {})).toEqual([]);
    expect(silence(of(says('notices.profileSaved')), {})).toEqual([]);
  });

  test('a sentence with gaps is known by what stands around them', () => {
    const sentence = says('errors.checkout.totalChanged', { was: '12.00', now: '14.00' });
    expect(claimsOf(pressed(sentence), language).said).toContain('errors.checkout.totalChanged');
  });
});

test('the login page is no success, nor is a cart that was not changed', () => {
  expect(claimsOf({ ...pressed(''), isRefused: true }, 'en').isDone).toBe(false);
  expect(claimsOf(pressed('', { path: '/login?returnTo=%2Fcart' }), 'en').isDone).toBe(false);
});

test('what is raw, empty or a failure is found', () => {
  expect(answerViolations(pressed('fetch failed'), 'en')).toEqual(['showed "fetch failed"']);
  expect(answerViolations(pressed('', { status: 500, text: ' ' }), 'en')).toEqual(['answered 500', 'was empty']);
});

test('typed words count as kept where they can be seen: in a field, not in a hidden one', async () => {
  const lost = (field: string) => {
    const visitor = { copy: () => ({ opens: async () => ({ text: '<form></form>' }) }) };
    const prepared = { typed: ['No onions'], path: '/', visitor } as unknown as Prepared;
    return lostWords(prepared, pressed('', { text: `<form>${field}</form>` }));
  };
  expect(await lost('<textarea name="note">No onions</textarea>')).toEqual([]);
  expect(await lost('<input type="hidden" name="state" value="No onions"/>')).toEqual(['lost the typed "No onions"']);
});
