/** What only the account's owner may change: the e-mail address, the phone number, and whether there is an account. */
import { newEmail, newPhone, password } from '../../support/customers.ts';
import { playsGoogle } from '../google.ts';
import { entersProfile, profileField } from '../shopper/profile.ts';
import { expect, test } from '../story.ts';

test('another e-mail address: the password, then the code that was sent there', async ({
  shopper,
  says,
  customers,
  sandbox,
}) => {
  const customer = await entersProfile(shopper, customers);
  const wanted = newEmail();
  await profileField(shopper, 'email').fill(wanted);
  await profileField(shopper, 'oldPassword').first().fill('a guess');
  await shopper.presses(says('profile.saveEmail'));
  await expect(profileField(shopper, 'oldPassword').first()).toHaveAccessibleDescription(says('errors.wrongPassword'));
  await expect(profileField(shopper, 'oldPassword').first()).toBeFocused();
  await expect(profileField(shopper, 'email')).toHaveValue(wanted);
  await profileField(shopper, 'oldPassword').first().fill(password);
  await shopper.presses(says('profile.saveEmail'));
  await expect(shopper.content.getByText(wanted)).toBeVisible();
  const code = shopper.content.getByLabel(says('auth.code'), { exact: true });
  if (shopper.hasScript) await expect(code, 'the page waits for it').toBeFocused();
  await shopper.page.reload();
  await code.fill(await sandbox.codeTo(wanted));
  expect(await customer.signInStatus()).toBe(200);
  await shopper.presses(says('profile.confirm'));
  await expect(shopper.content.getByText(says('notices.emailSaved')), 'also without script').toBeInViewport();
  await expect(profileField(shopper, 'email')).toHaveValue(wanted);
  expect(await customer.signInStatus()).toBe(400);
});

test('a customer without a password shows who they are by a code, and may give a change up', async ({
  shopper,
  says,
  customers,
  sandbox,
  context,
  pair,
}) => {
  // The SMS to the new number stands behind the captcha of the identity provider.
  await playsGoogle(context, pair.sandbox);
  const customer = await entersProfile(shopper, customers);
  await sandbox.control('customers', { email: customer.email, withoutPassword: true });
  await shopper.page.reload();
  const phone = newPhone();
  await asksForPhone();
  await typesCodeTo(customer.email);
  await expect(shopper.content.getByText(`+${phone}`)).toBeVisible();
  await shopper.presses(says('profile.giveUp'));
  await expect(profileField(shopper, 'phoneNumber')).toHaveValue('');
  await asksForPhone();
  await typesCodeTo(customer.email);
  await expect(shopper.content.getByText(`+${phone}`)).toBeVisible();
  await shopper.presses(says('auth.sendCode'));
  await typesCodeTo(phone);
  await expect(shopper.content.getByText(says('notices.phoneSaved'))).toBeVisible();
  await expect(profileField(shopper, 'phoneNumber')).toHaveValue(`+${phone}`);

  async function asksForPhone(): Promise<void> {
    await profileField(shopper, 'phoneNumber').fill(`+${phone}`);
    await shopper.presses(says('profile.savePhone'));
  }

  async function typesCodeTo(recipient: string): Promise<void> {
    const code = shopper.content.getByLabel(says('auth.code'), { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await sandbox.codeTo(recipient));
    await shopper.presses(says('profile.confirm'));
  }
});

test('an account is deleted for good, and nothing of it stays', async ({ shopper, says, customers }) => {
  const customer = await entersProfile(shopper, customers);
  await shopper.content.getByText(says('profile.delete'), { exact: true }).click();
  const proof = profileField(shopper, 'oldPassword').last();
  await proof.fill('a guess');
  await shopper.presses(says('profile.deleteGoOn'));
  await expect(proof).toHaveAccessibleDescription(says('errors.wrongPassword'));
  await expect(proof, 'it is not folded away').toBeFocused();
  await proof.fill(password);
  await shopper.presses(says('profile.deleteGoOn'));
  await shopper.content.getByLabel(says('profile.deleteSure')).check();
  await shopper.presses(says('profile.deleteNow'));
  await shopper.isAt('/login');
  await expect(shopper.content.getByText(says('notices.accountDeleted'))).toBeVisible();
  expect(await shopper.cookies()).not.toContain('session');
  expect(await customer.signInStatus()).toBe(400);
});
