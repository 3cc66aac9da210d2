/** Do the steps of the way in hold for axe and for narrow screens: a code, who are you, a new password, welcome, a mailed link? */
import { isCleanForAxe } from '../axe.ts';
import { codeTo, freshEmail, tells } from '../letters.ts';
import { expect, type Shopper, test } from '../shopper.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing on the way in', async ({ shopper, pair }) => {
      test.setTimeout(90_000);
      await walk(shopper, pair.sandbox, () => isCleanForAxe(shopper));
    });
  });
}

for (const language of ['en', 'de', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('nothing sticks out on the way in', async ({ shopper, pair }) => {
      await walk(shopper, pair.sandbox, () => shopper.scrollsOnlyDown());
    });
  });
}

/** Looks at each step twice: as it is, and with what is wrong about it said. */
async function walk(shopper: Shopper, sandbox: string, look: () => Promise<void>): Promise<void> {
  const { content, says } = shopper;
  const email = freshEmail();
  await shopper.opens('/register');
  await content.getByLabel(says('door.email')).fill(email);
  await shopper.presses(says('door.sendCode'));
  await shopper.seesTitle(says('door.codeTitle'));
  await look();
  await types(shopper, '000000');
  await expect(content.getByText(says('errors.wrongCode'))).toBeVisible();
  await look();
  await types(shopper, await codeTo(sandbox, email));
  await shopper.seesTitle(says('door.detailsTitle'));
  await look();

  await tells(sandbox, 'customers', { email, withoutPassword: true });
  await shopper.opens('/reset-password');
  await content.getByLabel(says('login.login')).fill(email);
  await shopper.presses(says('door.sendCode'));
  await shopper.seesTitle(says('door.codeTitle'));
  await look();
  await types(shopper, await codeTo(sandbox, email));
  await shopper.seesTitle(says('door.newTitle'));
  await look();
  await shopper.opens('/welcome');
  await shopper.seesTitle(/./);
  await look();
  await shopper.opens('/update-details');
  await shopper.seesTitle(says('door.detailsTitle'));
  await look();

  await shopper.page.context().clearCookies();
  await shopper.opens('/login?way=link');
  await content.getByLabel(says('door.email')).fill(freshEmail());
  await shopper.presses(says('door.sendLink'));
  await shopper.seesTitle(says('door.sentTitle'));
  await look();
}

async function types(shopper: Shopper, code: string): Promise<void> {
  await shopper.content.getByLabel(shopper.says('door.code')).fill(code);
  await shopper.presses(shopper.says('door.checkCode'));
}
