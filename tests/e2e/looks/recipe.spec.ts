/** A recipe's page, as it stands on the screen. */
import { expect, test } from '../story.ts';

test.use({ language: 'ar' });

test('steps that are written in another script have their numbers where the page begins', async ({
  shopper,
  catalog,
}) => {
  const { id } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  const step = shopper.content.locator('.recipe-steps > li').first();
  await step.evaluate(element =>
    (element.querySelector('bdi') ?? element).replaceChildren('Halve and toast the bagels.'),
  );
  // The number takes the side that the step begins at.
  await expect(step).toHaveCSS('direction', 'rtl');
});
