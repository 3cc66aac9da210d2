/** What do shops show of themselves in stories? */
import type { SeedStory } from './types.ts';
import { picture } from './write.ts';

const slide = (shop: string, product: string, icons: string, hue: number): SeedStory => ({
  shop,
  product,
  picture: picture(icons, hue),
});

export const stories: SeedStory[] = [
  slide('noodle-corner', 'pad-thai', 'noodles shrimp lime chilli peanuts', 140),
  slide('noodle-corner', 'green-curry', 'curry coconut herb aubergine', 120),
  slide('noodle-corner', 'mango-sticky-rice', 'mango coconut rice', 70),
  slide('basil-and-brick', 'margherita', 'pizza tomato herb cheese', 25),
  slide('basil-and-brick', 'diavola', 'pizza chilli fire honey', 5),
  slide('green-grocer', 'strawberries', 'strawberry cherries blueberries', 350),
  slide('green-grocer', 'tomatoes', 'tomato cucumber herb', 130),
];
