/** The answer of GET /api/delivers: what a kept page of a shop cannot know about the customer's address. Types only. */
import type { MoneyStyle } from '@/lib/money';
import type { DoorTerms } from '@/lib/shops/door-price';

export interface DoorAnswer {
  delivers: 'yes' | 'no' | 'unknown';
  /** The same as a sentence, with the fee and what is added to a typical basket. */
  text: string;
  /** Null where the shop does not deliver there, or where the API does not state its terms. */
  door: DoorPrice | null;
}

export interface DoorPrice extends DoorTerms {
  money: MoneyStyle;
  /** With {total}. */
  words: string;
}
