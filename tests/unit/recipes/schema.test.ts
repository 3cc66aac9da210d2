import { expect, test } from 'vitest';
import { recipeSchema } from '@/lib/recipes/schema';

test('all ingredients and steps are read, however long: the API has each list in one title', () => {
  const steps = Array.from({ length: 60 }, (_, index) => `Step ${index + 1}: stir slowly, and do not let it boil.`);
  const title = steps.map(step => `<p>${step}</p>`).join('');
  const recipe = recipeSchema('1').parse({
    id: 7,
    shop_id: 5,
    translation: { title: 'Plum soup' },
    ingredient: { title },
    instruction: { title },
  });
  expect(recipe).toMatchObject({ title: 'Plum soup', ingredients: steps, steps });
});
