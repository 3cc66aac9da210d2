/** What customers keep about themselves: changed, refused beside its field, taken along, deleted. */
import { readFile } from 'node:fs/promises';
import { password } from '../../support/customers.ts';
import { largePhoto } from '../../support/photo.ts';
import { entersProfile, profileField } from '../shopper/profile.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('details are saved, and the page says so', async ({ shopper, says, customers }) => {
  await entersProfile(shopper, customers);
  await profileField(shopper, 'firstName').fill('Stella Maria');
  await profileField(shopper, 'lastName').fill('Stone');
  await profileField(shopper, 'birthday').fill('1990-02-28');
  await shopper.content.getByLabel(says('profile.female'), { exact: true }).check();
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('notices.profileSaved'))).toBeVisible();
  const save = shopper.content.getByRole('button', { name: says('profile.saveDetails') });
  if (shopper.hasScript) await expect(save, 'where the customer was').toBeFocused();
  await shopper.page.reload();
  await expect(profileField(shopper, 'firstName')).toHaveValue('Stella Maria');
  await expect(profileField(shopper, 'lastName')).toHaveValue('Stone');
  await expect(profileField(shopper, 'birthday')).toHaveValue('1990-02-28');
  await expect(shopper.content.getByLabel(says('profile.female'), { exact: true })).toBeChecked();
  await shopper.scrollsOnlyDown();
});

test('what is missing is said beside its field before anything is sent', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script the browser says it in its own words');
  await entersProfile(shopper, customers);
  const posts: string[] = [];
  shopper.page.on('request', request => request.method() === 'POST' && posts.push(request.url()));
  const isReady = shopper.page.waitForResponse(answer => /\.js$/.test(new URL(answer.url()).pathname));
  await profileField(shopper, 'firstName').fill('');
  await isReady;
  await shopper.presses(says('profile.saveDetails'));
  await expect(profileField(shopper, 'firstName')).toHaveAccessibleDescription(says('errors.required'));
  await expect(profileField(shopper, 'firstName')).toBeFocused();
  await profileField(shopper, 'firstName').fill('S');
  await shopper.presses(says('profile.saveDetails'));
  await expect(profileField(shopper, 'firstName')).toHaveAccessibleDescription(says('errors.tooShort'));
  // Nobody has touched this form, and the script that checks it is loaded already.
  await shopper.presses(says('profile.savePassword'));
  await expect(passwordCard(shopper)).toHaveAccessibleDescription(says('errors.required'));
  await expect(passwordCard(shopper)).toBeFocused();
  expect(posts).toEqual([]);
  await profileField(shopper, 'firstName').fill('Stella');
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('notices.profileSaved'))).toBeVisible();
});

test('the password is changed by whoever knows it', async ({ shopper, says, customers }) => {
  const customer = await entersProfile(shopper, customers);
  await passwordCard(shopper).fill('a guess');
  await choosesPassword(shopper, 'longer-than-six');
  await expect(passwordCard(shopper)).toHaveAccessibleDescription(says('errors.wrongPassword'));
  await expect(passwordCard(shopper), 'the page opens where the reason stands').toBeInViewport();
  await passwordCard(shopper).fill(password);
  await choosesPassword(shopper, 'longer-than-six');
  await expect(shopper.content.getByText(says('notices.passwordSaved'))).toBeVisible();
  expect(await customer.signInStatus('longer-than-six')).toBe(200);
});

test('two passwords that differ are told apart', async ({ shopper, says, customers }) => {
  await entersProfile(shopper, customers);
  await passwordCard(shopper).fill(password);
  await profileField(shopper, 'newPassword').fill('one-password');
  await profileField(shopper, 'newPasswordAgain').fill('other-password');
  await shopper.presses(says('profile.savePassword'));
  await expect(profileField(shopper, 'newPasswordAgain')).toHaveAccessibleDescription(
    new RegExp(says('errors.passwordsDiffer')),
  );
  await expect(profileField(shopper, 'newPasswordAgain')).toHaveValue(shopper.hasScript ? 'other-password' : '');
});

test('a picture is uploaded, and a text is none', async ({ shopper, says, customers }) => {
  await entersProfile(shopper, customers);
  const file = profileField(shopper, 'pictureFile');
  await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await shopper.presses(says('profile.savePicture'));
  await expect(file).toHaveAccessibleDescription(new RegExp(says('errors.pictureType')));
  const large = await largePhoto();
  await file.setInputFiles(large);
  if (shopper.hasScript) {
    await expect(shopper.content.getByRole('img', { name: says('profile.pictureFile') })).toBeVisible();
    // What was said of the text is not said of the photo.
    await expect(file).toHaveAccessibleDescription(says('profile.pictureHint'));
    const size = await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.size ?? 0);
    expect(size).toBeLessThan(large.buffer.length / 2);
  }
  await shopper.presses(says('profile.savePicture'));
  await expect(shopper.content.getByText(says('notices.pictureSaved'))).toBeVisible();
  const face = shopper.content.getByRole('img', { name: says('profile.pictureNow') });
  await expect(face).toBeVisible();
  const answer = await shopper.page.request.get((await face.getAttribute('src')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('a picture that is chosen before the page has run its script is taken up', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script nothing is shown before it is sent');
  await shopper.entersAs(await customers.create(), '/');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await shopper.page.route('**/_next/static/**/*.js', async route => {
    await arrived;
    await route.fallback();
  });
  await shopper.page.goto(shopper.pathOf('/profile'), { waitUntil: 'commit' });
  await profileField(shopper, 'pictureFile').setInputFiles(await largePhoto());
  arrive();
  await expect(shopper.content.getByRole('img', { name: says('profile.pictureFile') })).toBeVisible();
});

test('a photo that is sent while it is being made smaller is sent when it is', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script photos are sent as they are');
  await shopper.page.addInitScript(() => {
    const { createImageBitmap: draws } = window;
    const button = new Promise(pressed => document.addEventListener('submit', pressed, { capture: true, once: true }));
    const late = (photo: Blob) => button.then(() => draws(photo));
    Object.assign(window, { createImageBitmap: late });
  });
  await entersProfile(shopper, customers);
  const large = await largePhoto();
  // More than the server takes: what follows the end of a picture is not drawn.
  const buffer = Buffer.concat([large.buffer, Buffer.alloc(5 * 1024 * 1024)]);
  await profileField(shopper, 'pictureFile').setInputFiles({ ...large, buffer });
  await shopper.presses(says('profile.savePicture'));
  await expect(shopper.content.getByText(says('notices.pictureSaved'))).toBeVisible();
});

test('all data comes as one file', async ({ shopper, says, customers }) => {
  const customer = await entersProfile(shopper, customers);
  const [download] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.follows(says('profile.download')),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email: customer.email }, orders: [], addresses: [] });
});

test('without a connection the form says so, and keeps what was typed', async ({
  shopper,
  says,
  context,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script the browser itself says that it is offline');
  await entersProfile(shopper, customers);
  await profileField(shopper, 'lastName').fill('Still here');
  shopper.watch.expects(/ERR_INTERNET_DISCONNECTED|request failed/i);
  await context.setOffline(true);
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('errors.noConnection'))).toBeVisible();
  await expect(profileField(shopper, 'lastName')).toHaveValue('Still here');
  await context.setOffline(false);
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('notices.profileSaved'))).toBeVisible();
});

test('a form that is asked to come again, by our server or a proxy, keeps what was typed', async ({
  shopper,
  says,
  context,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script the answer is a page, and the way back brings back what was typed');
  await entersProfile(shopper, customers);
  await profileField(shopper, 'lastName').fill('Still here');
  shopper.watch.expects(/status of 429|answer 429/);
  await context.route('**', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, contentType: 'text/html' }) : route.continue(),
  );
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('errors.noConnection'))).toBeVisible();
  await expect(profileField(shopper, 'lastName')).toHaveValue('Still here');
  await context.unroute('**');
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('notices.profileSaved'))).toBeVisible();
});

test('a session that ended leads to the login page and back', async ({ shopper, says, customers }) => {
  const customer = await entersProfile(shopper, customers);
  await customer.endsSessions();
  await profileField(shopper, 'lastName').fill('Typed before');
  await shopper.presses(says('profile.saveDetails'));
  await shopper.isAt(/\/login\?/);
  await expect(shopper.notice(says('notices.unauthorized'))).toBeVisible();
  await shopper.signsIn(customer);
  await shopper.isAt('/profile');
  await expect(shopper.content.getByText(says('profile.unsent'))).toBeVisible();
  await expect(profileField(shopper, 'lastName')).toHaveValue('Typed before');
  await shopper.presses(says('profile.saveDetails'));
  await expect(shopper.content.getByText(says('notices.profileSaved'))).toBeVisible();
  await expect(shopper.content.getByText(says('profile.unsent'))).toHaveCount(0);
});

test('signed out in another tab: what is pressed here leads to the login page and back', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await entersProfile(shopper, customers);
  await shopper.page.context().clearCookies({ name: 'session' });
  await profileField(shopper, 'lastName').fill('Typed before');
  await shopper.presses(says('profile.saveDetails'));
  await shopper.isAt(/\/login\?/);
  await shopper.seesTitle(says('login.title'));
  await shopper.signsIn(customer);
  await shopper.isAt('/profile');
  await expect(profileField(shopper, 'lastName')).toBeVisible();
});

test('after signing out the back button shows nothing of the customer', async ({ shopper, says, customers }) => {
  const customer = await entersProfile(shopper, customers);
  await shopper.opens('/orders');
  await shopper.page
    .locator('form[action="/api/sign-out"]')
    .first()
    .evaluate(form => (form as HTMLFormElement).requestSubmit());
  await expect(shopper.content.getByText(says('notices.signedOut'))).toBeVisible();
  for (let step = 0; step < 2; step += 1) {
    await shopper.page.goBack();
    await shopper.seesTitle(says('login.title'));
    await expect(shopper.page.getByText(customer.email)).toHaveCount(0);
  }
});

/** The password that is asked for before a new one. */
function passwordCard(shopper: Shopper) {
  const card = shopper.content.getByRole('region', { name: shopper.says('profile.password') });
  return card.getByLabel(shopper.says('profile.oldPassword'), { exact: true });
}

async function choosesPassword(shopper: Shopper, text: string): Promise<void> {
  await profileField(shopper, 'newPassword').fill(text);
  await profileField(shopper, 'newPasswordAgain').fill(text);
  await shopper.presses(shopper.says('profile.savePassword'));
}
