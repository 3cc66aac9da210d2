/**
 * A code by SMS signs in, and makes an account for a newcomer: by the identity provider behind its captcha, else by the
 * API.
 */
import { newPhone } from '../../support/customers.ts';
import { playsGoogle } from '../google.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

let calls: string[] = [];
test.beforeEach(async ({ context, pair }) => {
  calls = await playsGoogle(context, pair.sandbox);
});

test('a newcomer gets a code, says a name, and is welcomed', async ({ shopper, says, sandbox }) => {
  const phone = newPhone();
  await shopper.opensLogin('/restaurants');
  await shopper.follows(says('login.phone'));
  await asksForCode(shopper, inLocalDigits(shopper, `+${phone}`));
  await shopper.seesTitle(says('auth.codeTitle'));
  // The SDK's captcha, and nothing else: the code is asked for by our server.
  expect(calls).toEqual(
    shopper.hasScript ? ['GET /identity/recaptcha/api.js', 'GET /identity/v1/recaptchaParams'] : [],
  );
  await expect(shopper.content.getByText(`+${phone}`)).toBeVisible();
  await shopper.entersCode('000000');
  await expect(shopper.content.getByText(says('errors.wrongCode'), { exact: true })).toBeVisible();
  await shopper.entersCode(inLocalDigits(shopper, await sandbox.codeTo(phone)));
  await shopper.seesTitle(says('auth.detailsTitle'));
  await shopper.content.getByLabel(says('auth.firstname')).fill('Tess');
  await shopper.presses(says('auth.saveName'));
  await shopper.seesTitle(says('auth.welcomeTitle', { name: 'Tess' }));
  await shopper.follows(says('auth.welcomeOn'));
  await shopper.isAt('/restaurants');
});

test('a customer’s own number leads straight back', async ({ shopper, says, sandbox, customers }) => {
  const phone = newPhone();
  await customers.create({ phone });
  await shopper.opensLogin('/orders');
  await shopper.follows(says('login.phone'));
  await asksForCode(shopper, `+${phone}`);
  await shopper.seesTitle(says('auth.codeTitle'));
  await shopper.entersCode(await sandbox.codeTo(phone));
  await shopper.isAt('/orders');
});

test('a number that is none, and no number, are said beside the field', async ({ shopper, says }) => {
  await shopper.opens('/login?way=phone');
  await asksForCode(shopper, '12');
  await expect(shopper.content.getByText(says('errors.phone'), { exact: true })).toBeVisible();
  await asksForCode(shopper, '');
  await expect(shopper.content.getByText(says('errors.phoneRequired'), { exact: true })).toBeVisible();
});

test('three wrong codes end a code of the marketplace', async ({ shopper, says, sandbox }) => {
  // The identity provider counts to five, and its captcha stands before each new code.
  test.skip(shopper.hasScript, 'without script the marketplace sends the code');
  const phone = newPhone();
  await shopper.opens('/login?way=phone');
  await asksForCode(shopper, phone);
  await shopper.seesTitle(says('auth.codeTitle'));
  for (const wrong of ['111111', '222222', '333333']) await shopper.entersCode(wrong);
  await shopper.entersCode(await sandbox.codeTo(phone));
  await expect(shopper.content.getByText(says('errors.codeTries'), { exact: true })).toBeVisible();
});

test('a forged word of the identity provider signs nobody in', async ({ shopper, says, sandbox }) => {
  test.skip(!shopper.hasScript, 'the captcha needs script');
  const phone = newPhone();
  await sandbox.control('identity/forge-next', { account: phone, wrong: 'signature' });
  await shopper.opens('/login?way=phone');
  await asksForCode(shopper, phone);
  await shopper.seesTitle(says('auth.codeTitle'));
  await shopper.entersCode(await sandbox.codeTo(phone));
  await expect(shopper.content.getByText(says('errors.signInRefused'), { exact: true })).toBeVisible();
});

test('a forgotten password is replaced by a texted code, and strangers get none', async ({
  shopper,
  says,
  sandbox,
  customers,
}) => {
  const phone = newPhone();
  const stranger = newPhone();
  await customers.create({ phone });
  for (const login of [stranger, `+${phone}`]) {
    await shopper.opens('/reset-password');
    await shopper.content.getByLabel(says('login.login')).fill(login);
    await shopper.presses(says('auth.sendCode'));
    await shopper.seesTitle(says('auth.codeTitle'));
  }
  expect(await sandbox.outbox(stranger)).toEqual([]);
  await shopper.entersCode(await sandbox.codeTo(phone));
  await shopper.seesTitle(says('auth.newTitle'));
});

async function asksForCode(shopper: Shopper, phone: string): Promise<void> {
  await shopper.seesTitle(shopper.says('auth.phoneTitle'));
  await shopper.waitsForScript();
  const field = shopper.content.getByLabel(shopper.says('auth.phone'));
  await field.fill(phone);
  // The browser itself would hold back an empty field.
  if (phone === '') await field.evaluate(input => input.removeAttribute('required')).catch(() => undefined);
  await shopper.presses(shopper.says('auth.sendCode'));
}

function inLocalDigits({ language }: Shopper, text: string): string {
  if (language !== 'ar') return text;
  return text.replace(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit)));
}
