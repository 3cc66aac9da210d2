/** The blog, the newest first. */

import type { SeedArticle } from '../types.ts';
import { behindTheFee } from './behind-the-fee.ts';
import { melons } from './melons.ts';
import { nightShift } from './night-shift.ts';
import { plov } from './plov.ts';
import { warmBread } from './warm-bread.ts';

const englishOnly: SeedArticle = {
  key: 'street-closures',
  title: { en: 'Lantern Street is closed on Saturday, and what that means for your order' },
  summary: { en: 'The autumn fair takes the street from eight to eight. Couriers go round by the mill.' },
  body: {
    en: `<p>On Saturday the autumn fair takes Lantern Street from eight in the morning until eight in the evening. Couriers go round by the mill, which costs about six minutes.</p><p>The times we show already know about it. If you live on the street itself, please meet the courier at the corner of Market Street: it will be written on your order.</p>`,
  },
  picture: { icon: 'balloon', hue: 20, beside: ['popcorn', 'candy', 'ice-cream'] },
  daysAgo: 3,
};

const draft: SeedArticle = {
  ...englishOnly,
  key: 'not-yet',
  title: { en: 'Not published yet' },
  isDraft: true,
  daysAgo: 1,
};

export const articles: SeedArticle[] = [draft, englishOnly, melons, nightShift, behindTheFee, plov, warmBread];
