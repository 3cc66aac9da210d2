/** The town: everything a visitor of the sandbox sees, told in three languages. */
import { banners } from './banners.ts';
import { categories } from './categories.ts';
import { italian } from './kitchens/italian.ts';
import { thai } from './kitchens/thai.ts';
import { green } from './markets/green.ts';
import { settings, translations } from './settings.ts';
import { stories } from './stories.ts';
import { streets } from './streets.ts';
import { takes } from './takes.ts';
import type { Town } from './types.ts';

export const town: Town = {
  categories,
  takes,
  shops: [...thai, ...italian, ...green],
  banners,
  stories,
  settings,
  translations,
  streets,
};
