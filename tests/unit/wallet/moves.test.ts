import { expect, test } from 'vitest';
import { readMove } from '@/lib/wallet/moves';

test.each([
  ['topup', 'Payment Order #12 via Wallet', { kind: 'paid', sign: -1, orderId: '12', note: '' }],
  ['withdraw', 'Payment Order #12 via Wallet', { kind: 'paid', sign: -1, orderId: '12' }],
  ['topup', 'For Order #12', { kind: 'returned', sign: 1, orderId: '12' }],
  ['topup', 'Cashback for Order #12', { kind: 'cashback', sign: 1, orderId: '12' }],
  ['withdraw', 'Cashback of Order #12 taken back', { kind: 'cashbackTaken', sign: -1, orderId: '12' }],
  ['withdraw', 'Payment Parcel Order #7 via Wallet', { kind: 'parcel', sign: -1, orderId: '7', note: '' }],
  ['topup', 'For Parcel Order #7', { kind: 'parcel', sign: 1, orderId: '7' }],
  ['topup', 'Top up by card', { kind: 'topUp', sign: 1, orderId: '', note: '' }],
  ['topup', 'Payment to the wallet', { kind: 'topUp', sign: 1, note: 'Payment to the wallet' }],
  ['topup', 'A present', { kind: 'topUp', sign: 1, note: 'A present' }],
  ['withdraw', 'Sent to Sam', { kind: 'out', sign: -1, note: 'Sent to Sam' }],
  ['withdraw', 'Sent to Order #12', { kind: 'out', sign: -1, orderId: '', note: 'Sent to Order #12' }],
  [
    'withdraw',
    'Sent to Cashback Parcel Order 7',
    { kind: 'out', orderId: '', note: 'Sent to Cashback Parcel Order 7' },
  ],
  ['referral_from_topup', '', { kind: 'referral', sign: 1 }],
  ['referral_to_withdraw', '', { kind: 'referralTaken', sign: -1 }],
  ['bonus', 'Of the year', { kind: 'other', sign: 0, note: 'Of the year' }],
])('%s, "%s"', (type, note, move) => {
  expect(readMove({ type, note, isFromOther: false })).toMatchObject(move);
});

test('what somebody else has sent comes from them', () => {
  const received = { kind: 'received', sign: 1, note: 'Top up your phone' };
  expect(readMove({ type: 'topup', note: 'Top up your phone', isFromOther: true })).toMatchObject(received);
});
