/** Parses the rewards of a referral, and what a customer has earned with them (docs/api.md 2.7, 12.6). */
import { z } from 'zod';
import { moneyIn, perCurrency } from '@/lib/api/money-schema';
import { moment, number, picture, text } from '@/lib/api/schema';
import { baseCurrency } from '@/lib/view/view';

/** Rewards are in the marketplace's base currency, whatever currency was requested. */
const reward = moneyIn(baseCurrency);

const translation = z.object({ title: text, description: text, faq: text }).partial().nullish();

export const programmeSchema = z
  .object({ price_from: reward, price_to: reward, img: picture, expired_at: moment, translation })
  .transform(({ price_from, price_to, img, expired_at, translation: words }) => ({
    /** For the customer who invites, and for the friend. */
    forInviter: price_from,
    forFriend: price_to,
    picture: img,
    /** Milliseconds since the epoch; null for no end. */
    endsAt: expired_at,
    title: words?.title ?? '',
    description: words?.description ?? '',
    /** HTML, as it came (lib/referrals/terms.ts). */
    terms: words?.faq ?? '',
  }));

export type Programme = z.output<typeof programmeSchema>;

/** In the currency of the request. */
export const ownReferralSchema = perCurrency(amount =>
  z
    .object({
      my_referral: text,
      referral_from_topup_price: amount,
      referral_from_topup_count: number,
      referral_from_withdraw_price: amount,
    })
    .transform(sums => ({
      code: sums.my_referral,
      /** What was earned, with how many friends, and what was taken back for refunded orders. */
      earned: sums.referral_from_topup_price,
      friends: sums.referral_from_topup_count,
      takenBack: sums.referral_from_withdraw_price,
    })),
);

export type OwnReferral = z.output<ReturnType<typeof ownReferralSchema>>;
