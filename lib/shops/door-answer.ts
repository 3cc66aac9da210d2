/** The answer of GET /api/delivers: what a kept page of a shop cannot know of the customer's address. Types only. */
import type { MoneyStyle } from '@/lib/money';
import type { DoorTerms } from '@/lib/shops/door-price';

export interface DoorAnswer {
  delivers: 'yes' | 'no' | 'unknown';
  /** The same as a sentence, with the fee and what comes on top of a typical basket. */
  text: string;
  /** Null where the shop does not deliver there, or where the API does not say what it asks for. */
  door: DoorPrice | null;
}

export interface DoorPrice extends DoorTerms {
  money: MoneyStyle;
  /** With {total}. */
  words: string;
}
