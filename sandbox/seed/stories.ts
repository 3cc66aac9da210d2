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
  slide('noodle-corner', 'green-curry', 'curry coconut herb aubergine chilli', 120),
  slide('noodle-corner', 'mango-sticky-rice', 'mango coconut rice leaf', 70),
  slide('basil-and-brick', 'margherita', 'pizza tomato herb cheese fire', 25),
  slide('basil-and-brick', 'diavola', 'pizza chilli fire honey', 5),
  slide('plov-house', 'wedding-plov', 'paella carrot garlic meat-on-bone rice', 45),
  slide('plov-house', 'samsa', 'pie onion fire meat-on-bone', 25),
  slide('plov-house', 'manti', 'dumpling onion milk herb', 90),
  slide('plov-house', 'lagman', 'noodles bell-pepper steak chilli', 10),
  slide('stack-and-smash', 'the-big-one', 'burger bacon cheese onion tomato', 60),
  slide('stack-and-smash', 'milkshake', 'milk strawberry ice-cream cherries', 340),
  slide('two-scoops', 'strawberry-ice', 'ice-cream strawberry herb cherries', 345),
  slide('two-scoops', 'melon-granita', 'shaved-ice melon ice lime', 150),
  slide('two-scoops', 'sundae', 'ice-cream cherries chocolate waffle', 310),
  slide('petal-post', 'meadow-bouquet', 'bouquet blossom tulip sunflower', 90),
  slide('petal-post', 'roses', 'rose heart gift', 350),
  slide('green-grocer', 'strawberries', 'strawberry cherries blueberries leaf', 130),
  slide('green-grocer', 'tomatoes', 'tomato cucumber herb onion', 100),
];
