/**
 * Do the steps of the way in hold for axe and for narrow screens: a code, who are you, a new password, welcome, a
 * mailed link?
 */
import { newEmail } from '../../support/customers.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { isCleanForAxe } from '../axe.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing on the way in', async ({ shopper, sandbox }) => {
      test.setTimeout(90_000);
      await walk(shopper, sandbox, () => isCleanForAxe(shopper));
    });
  });
}

for (const language of ['en', 'de', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('nothing sticks out on the way in', async ({ shopper, sandbox }) => {
      await walk(shopper, sandbox, () => shopper.scrollsOnlyDown());
    });
  });
}

/** Looks at each step twice: as it is, and with what is wrong about it said. */
async function walk(shopper: Shopper, sandbox: Sandbox, look: () => Promise<void>): Promise<void> {
  const { content, says } = shopper;
  const email = newEmail();
  await shopper.opens('/register');
  await content.getByLabel(says('auth.email')).fill(email);
  await shopper.presses(says('auth.sendCode'));
  await shopper.seesTitle(says('auth.codeTitle'));
  await look();
  await shopper.entersCode('000000');
  await expect(content.getByText(says('errors.wrongCode'), { exact: true })).toBeVisible();
  await look();
  await shopper.entersCode(await sandbox.codeTo(email));
  await shopper.seesTitle(says('auth.detailsTitle'));
  await look();

  await sandbox.control('customers', { email, withoutPassword: true });
  await shopper.opens('/reset-password');
  await content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('auth.sendCode'));
  await shopper.seesTitle(says('auth.codeTitle'));
  await look();
  await shopper.entersCode(await sandbox.codeTo(email));
  await shopper.seesTitle(says('auth.newTitle'));
  await look();
  await shopper.opens('/welcome');
  await shopper.seesTitle(/./);
  await look();
  await shopper.opens('/update-details');
  await shopper.seesTitle(says('auth.detailsTitle'));
  await look();

  await shopper.page.context().clearCookies();
  await shopper.opens('/login?way=link');
  await content.getByLabel(says('auth.email')).fill(newEmail());
  await shopper.presses(says('auth.sendLink'));
  await shopper.seesTitle(says('auth.sentTitle'));
  await look();
}
