/** The page of every primitive in every state: clean for axe in both themes, on every width, in both directions. */
import { isCleanForAxe } from '../axe.ts';
import { expect, test } from '../story.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing, and nothing sticks out', async ({ shopper }) => {
      await shopper.opens('/_states');
      await isCleanForAxe(shopper);
      await shopper.fitsScreens([320, 360, 768, 1280]);
    });
  });
}

test('what opens over the page is clean for axe too', async ({ shopper }) => {
  await shopper.opens('/_states');
  const { page } = shopper;
  for (const name of ['Open the dialog', 'Open the drawer', 'Open the drawer at the end', 'Open the popover']) {
    const opener = shopper.content.getByRole('button', { name, exact: true });
    await opener.hover();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isCleanForAxe(shopper);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
