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

test('the steps have Persian numbers on a Persian page', async ({ shopper, catalog }) => {
  const { id } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  const step = shopper.content.locator('.recipe-steps > li').first();
  const number = await step.evaluate(element => {
    document.documentElement.lang = 'fa';
    return getComputedStyle(element, '::before').content;
  });
  expect(number).toBe('counter(step, persian)');
});
