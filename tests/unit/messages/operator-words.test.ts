/** The sentences that the product's owner has fixed: English says each as it is written, spelling included. */
import { expect, test } from 'vitest';
import { textAt } from '@/lib/messages/merge-messages';
import { sentences } from '@/lib/messages/operator-words';
import english from '@/messages/en.json';

/** docs/behaviour.md 5 and 8, with where each is said. Passwords have 8 characters: a sentence must be true. */
const fixed: Record<string, string[]> = {
  Required: ['errors.required', 'errors.checkout.name'],
  "Passwords don't match": ['errors.passwordsDiffer'],
  'Passwords should match': ['profile.newPasswordAgainHint'],
  'Password should contain at least 8 characters': ['errors.passwordShort'],
  'Phone number is required': ['errors.phoneRequired', 'errors.checkout.phone'],
  'Please, choose payment method': ['errors.checkout.payment'],
  'Please, login first': ['notices.loginFirst'],
  'You can only add items from one restaurant to your shopping cart': ['notices.cartAsks', 'cart.ask'],
  'You cannot join. Invalid group order': ['errors.groupInvalid'],
  'You have joined in group order. In order to add product, leave group first!': [
    'errors.groupElsewhere',
    'notices.groupOtherShop',
    'group.cart.memberAsk',
  ],
  'Shop is closed in this day. Please, select another day.': ['errors.checkout.closedDay'],
  Unauthorized: ['notices.unauthorized'],
  'chat error': ['errors.chatError'],
  'Oops, something went wrong!': ['errorPage.title'],
  'Try again': ['errorPage.tryAgain'],
  'Error occured. Please, try again later': ['errors.refused', 'errors.orderRefused'],
  'Something went wrong': ['address.failed'],
  'Login or password is invalid': ['errors.wrongLogin'],
  'Wrong verification code': ['errors.wrongCode'],
  'The email has already been taken.': ['errors.emailTaken'],
  'Sms not sent!': ['errors.smsNotSent'],
  "You request didn't send!": ['errors.refundNotSent'],
  'Insufficient wallet balance': ['errors.checkout.wallet', 'errors.walletShort'],
  "Sorry, we're not available here": ['address.away'],
  'Shop is closed': ['errors.checkout.paused', 'errors.checkout.never', 'errors.checkout.closedNow'],
  'Out of stock': ['search.soldOut'],
  'Branches not found': ['checkout.noBranches'],
  'not found': ['address.locationUnnamed'],
};

test.each(Object.entries(fixed))('%s', (sentence, paths) => {
  for (const path of paths) expect(textAt(english, path), path).toContain(sentence);
});

test('the operator’s table has the same sentences', () => {
  const ofErrors = /^(ERROR_|error\.)/;
  const named = sentences.filter(({ keys }) => keys.some(key => !ofErrors.test(key)));
  expect(named.filter(row => !(row.fixed in fixed)).map(row => row.fixed)).toEqual([]);
  for (const row of named) expect(fixed[row.fixed], row.fixed).toEqual(row.ours);
});

test('a sentence of ours that says more begins with the fixed one', () => {
  const begins = sentences.filter(row => row.fixed in fixed).flatMap(row => row.ours.map(path => [row.fixed, path]));
  for (const [sentence = '', path = ''] of begins)
    expect(textAt(english, path)).toMatch(new RegExp(`^${RegExp.escape(sentence)}`));
});
