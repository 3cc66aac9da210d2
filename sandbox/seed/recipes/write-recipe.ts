/** How is a recipe written down? Each line of it in the town's three languages. */
import type { SeedDiscount, SeedRecipe } from '../types.ts';
import { picture, type Words, words } from '../write.ts';

interface Facts {
  title: Words;
  description: Words;
  /** Icons of the cover and of the pictures that follow it, and their colour. */
  cover: string;
  gallery?: string[];
  hue: number;
  discount: SeedDiscount;
  servings: number;
  /** At work, and in all. */
  minutes: [active: number, total: number];
  calories: number;
  /** Grams in a serving. */
  protein: number;
  carbohydrates: number;
  fat: number;
  /** What to buy, by the shop's keys. */
  buy: Record<string, number>;
  /** What the cook measures out, for the servings above. */
  amounts: Words[];
  steps: Words[];
}

/** Grams that an adult is advised to eat in a day. */
const daily = { protein: 50, carbohydrates: 260, fat: 70 };

const nutrients = {
  protein: words(['Protein', 'Eiweiß', 'بروتين']),
  carbohydrates: words(['Carbohydrates', 'Kohlenhydrate', 'كربوهيدرات']),
  fat: words(['Fat', 'Fett', 'دهون']),
};

export function recipe(category: string, key: string, facts: Facts): SeedRecipe {
  const [active, total] = facts.minutes;
  const grams = (['protein', 'carbohydrates', 'fat'] as const).map(name => ({
    title: nutrients[name],
    weight: `${facts[name]} g`,
    percentage: Math.round((facts[name] / daily[name]) * 100),
  }));
  return {
    key,
    category: `recipe:${category}`,
    title: words(facts.title),
    description: words(facts.description),
    picture: picture(facts.cover, facts.hue),
    gallery: (facts.gallery ?? []).map((icons, index) => picture(icons, facts.hue + 20 * (index + 1))),
    discount: facts.discount,
    ingredients: Object.entries(facts.buy).map(([product, quantity]) => ({ product, quantity })),
    amounts: facts.amounts.map(words),
    steps: facts.steps.map(words),
    nutrition: grams,
    minutes: { active, total },
    calories: facts.calories,
    servings: facts.servings,
  };
}
