/** The town: everything that a visitor of the sandbox sees, in three languages. */
import { banners } from './banners.ts';
import { categories } from './categories.ts';
import { collectionPoints } from './collection-points.ts';
import { content } from './content/content.ts';
import { coupons } from './coupons.ts';
import { couriers } from './couriers.ts';
import { customers } from './customers.ts';
import { burgers } from './kitchens/burgers.ts';
import { georgian } from './kitchens/georgian.ts';
import { houses } from './kitchens/houses.ts';
import { indian } from './kitchens/indian.ts';
import { italian } from './kitchens/italian.ts';
import { japanese } from './kitchens/japanese.ts';
import { korean } from './kitchens/korean.ts';
import { levant } from './kitchens/levant.ts';
import { mexican } from './kitchens/mexican.ts';
import { morning } from './kitchens/morning.ts';
import { sea } from './kitchens/sea.ts';
import { sweet } from './kitchens/sweet.ts';
import { thai } from './kitchens/thai.ts';
import { uzbek } from './kitchens/uzbek.ts';
import { counters } from './markets/counters.ts';
import { everyday } from './markets/everyday.ts';
import { green } from './markets/green.ts';
import { cashback, orders } from './orders.ts';
import { settings, translations } from './settings.ts';
import { stories } from './stories.ts';
import { streets } from './streets.ts';
import { takes } from './takes.ts';
import type { Town } from './types.ts';
import { walletMoves } from './wallet-moves.ts';

export const town: Town = {
  categories,
  takes,
  shops: inTurn([
    uzbek,
    italian,
    green,
    japanese,
    burgers,
    counters,
    levant,
    thai,
    everyday,
    morning,
    mexican,
    korean,
    sweet,
    indian,
    georgian,
    sea,
    houses,
  ]),
  collectionPoints,
  banners,
  stories,
  customers,
  walletMoves,
  coupons,
  couriers,
  orders,
  cashback,
  settings,
  translations,
  streets,
  content,
};

/** The first of each list, then the second of each: neighbours in a list of shops cook different things. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(...lists.map(list => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap(list => list.slice(turn, turn + 1))).flat();
}
