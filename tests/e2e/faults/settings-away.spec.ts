/** A choice of what to hear that is saved in part: it says so, and shows what was ticked. */
import { expect, test } from '../story.ts';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ar', javaScriptEnabled: false },
] as const) {
  test.describe(`${use.language}, ${use.javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use(use);

    test('the boxes stay as they were ticked, and the next press saves all of them', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      await shopper.entersAs(await customers.create(), '/settings');
      const emails = shopper.content.getByLabel(says('settings.subscribe'));
      const offers = shopper.content.getByLabel(says('settings.kind.discount'));
      await expect(emails).toBeChecked();
      await emails.uncheck();
      await offers.uncheck();
      await sandbox.fails('status', 'dashboard/user/update/notifications', { method: 'POST', status: 503 });
      await shopper.presses(says('settings.saveKinds'));
      await expect(shopper.content.getByText(says('errors.switchesPartly'))).toBeVisible();
      await expect(emails).not.toBeChecked();
      await expect(offers).not.toBeChecked();
      await sandbox.recovers();
      await shopper.presses(says('settings.saveKinds'));
      await expect(shopper.content.getByText(says('notices.switchesSaved'))).toBeVisible();
      await shopper.page.reload();
      await expect(emails).not.toBeChecked();
      await expect(offers).not.toBeChecked();
    });
  });
}
