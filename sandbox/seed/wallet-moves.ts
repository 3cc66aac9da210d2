/** What has moved a wallet beside its owner's orders? A year of somebody who uses it. */

import type { SeedWalletMove } from './types.ts';

type Move = Omit<SeedWalletMove, 'customer'>;

/** Every other week something is put in, and about as much is given on. */
function everyOtherWeek(count: number): Move[] {
  return Array.from({ length: count }, (_, index): Move[] => {
    const daysAgo = 74 + index * 14;
    const price = prices[index % prices.length] ?? 20;
    return [
      { type: 'topup', price, note: 'Top up by card', daysAgo: daysAgo + 0.3 },
      { type: 'withdraw', price, note: `Sent to ${friends[index % friends.length]}`, daysAgo },
    ];
  }).flat();
}

const prices = [20, 12.5, 35, 18.4, 50];
const friends = ['Sam Hollow', 'Finn Fresh', 'Ada Keeper'];

const movesOfNora: Move[] = [
  { type: 'topup', price: 8.4, daysAgo: 1.2, from: 'sam@doorstep.test' },
  { type: 'withdraw', price: 15, note: 'Sent to Finn Fresh', daysAgo: 6.1 },
  { type: 'withdraw', price: 40, note: 'Payout to the bank', daysAgo: 9.4, status: 'processed' },
  { type: 'referral_from_topup', price: 5, daysAgo: 12.5 },
  { type: 'topup', price: 30, note: 'Top up by card', daysAgo: 15.2 },
  { type: 'topup', price: 60, note: 'Top up by card', daysAgo: 23.7, status: 'canceled' },
  { type: 'referral_from_topup', price: 5, daysAgo: 30.1 },
  { type: 'referral_from_withdraw', price: 5, daysAgo: 33.6 },
  { type: 'withdraw', price: 25, note: 'Payout to the bank', daysAgo: 41.9, status: 'rejected' },
  { type: 'topup', price: 12, daysAgo: 55.5, from: 'admin@doorstep.test' },
  ...everyOtherWeek(22),
];

export const walletMoves = movesOfNora.map((move): SeedWalletMove => ({ ...move, customer: 'nora@doorstep.test' }));
