/** What is said to whoever downloads their data while the marketplace does not give it out? */
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('the profile says that there is none now, and the next press has it', async ({
      shopper,
      says,
      customers,
      sandbox,
    }) => {
      await shopper.entersAs(await customers.create(), '/profile');
      await sandbox.fails('status', 'dashboard/user/wallet/histories', { status: 500, times: 1 });
      await shopper.follows(says('profile.download'));
      await shopper.isAt('/profile');
      await expect(shopper.content.getByText(says('notices.dataNotReady')).first()).toBeVisible();
      const [download] = await Promise.all([
        shopper.page.waitForEvent('download'),
        shopper.follows(says('profile.download')),
      ]);
      expect(download.suggestedFilename()).toBe('my-data.json');
    });
  });
}
