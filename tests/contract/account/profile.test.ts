/**
 * The profile over the sandbox: every call of docs/api.md 13 and 17 that the storefront makes, by the actions that make
 * them.
 */
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveDetails, savePassword, savePicture } from '@/lib/profile/actions';
import { collectOwnData } from '@/lib/profile/own-data';
import { getOwnProfile } from '@/lib/profile/queries';
import { readSession } from '@/lib/session/session';
import { type Customer, password } from '../../support/customers.ts';
import { posts } from '../storefront/forms.ts';
import { calls, customers, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let customer: Customer;
let email = '';
beforeEach(async () => {
  customer = await newCustomer();
  ({ email } = customer);
  calls.length = 0;
});

async function profile() {
  const found = await getOwnProfile('en');
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

const details = { firstname: 'Stella', lastname: 'Stone', birthday: '1990-02-28', gender: 'female' };

test('details are saved, and the session knows them', async () => {
  const saved = await posts(saveDetails, details, '/de/profile');
  expect(saved).toMatchObject({ to: '/de/profile', notice: 'profileSaved' });
  expect(await profile()).toMatchObject({
    customer: { firstName: 'Stella', lastName: 'Stone', email },
    birthday: '1990-02-28',
    gender: 'female',
  });
  expect((await readSession())?.customer.lastName).toBe('Stone');
});

test('an e-mail address or a phone number that is sent along changes nothing', async () => {
  await posts(saveDetails, { ...details, email: 'other@doorstep.test', phone: '998900000001' });
  expect((await profile()).customer).toMatchObject({ email, phone: '' });
});

test('what the API would silently keep cannot be emptied', async () => {
  await posts(saveDetails, details);
  const { state } = await posts(saveDetails, { firstname: 'Stella', lastname: '', birthday: '', gender: '' });
  expect(state.fields).toEqual({ lastname: ['cannotEmpty'], birthday: ['cannotEmpty'], gender: ['cannotEmpty'] });
});

test('the password changes for whoever knows it, and the session stays', async () => {
  const wanted = { password: 'new-secret', password_confirmation: 'new-secret' };
  const wrong = await posts(savePassword, { ...wanted, old_password: 'a guess' });
  expect(wrong.state.fields).toEqual({ old_password: ['wrongPassword'] });
  expect(JSON.stringify(wrong.state)).not.toMatch(/new-secret|a guess/);
  expect((await posts(savePassword, wanted)).state.fields).toEqual({ old_password: ['required'] });
  expect(await posts(savePassword, { ...wanted, old_password: password })).toMatchObject({
    notice: 'passwordSaved',
  });
  expect((await profile()).customer.email).toBe(email);
  expect(await customer.signInStatus('new-secret')).toBe(200);
});

test('a picture arrives as a square without what the camera wrote', async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#731e47' } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('somebody at home')).toBe(true);
  const saved = await posts(savePicture, { picture: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }) });
  expect(saved).toMatchObject({ to: '/profile', notice: 'pictureSaved' });
  const { picture } = (await profile()).customer;
  const kept = Buffer.from(await (await fetch(picture, {})).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(kept.includes('somebody at home')).toBe(false);
});

test('what is no picture is refused by what it is made of', async () => {
  const refused = await posts(savePicture, { picture: new Blob(['<svg/>'], { type: 'image/png' }) });
  expect(refused.state.fields).toEqual({ picture: ['pictureType'] });
  const large = await posts(savePicture, { picture: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) });
  expect(large.state.fields).toEqual({ picture: ['pictureLarge'] });
});

test('a picture of nobody is not even looked at: to make one anew takes a second of the processor', async () => {
  await freshBrowser();
  expect((await posts(savePicture, { picture: new Blob(['<svg/>']) })).to).toMatch(/^\/login/);
});

test('all data is the profile and every list that the storefront shows, whole', async () => {
  const data = await collectOwnData('en');
  const lists = ['orders', 'addresses', 'payments', 'wallet', 'refunds', 'notifications', 'points'];
  expect(data.ok && Object.keys(data.value)).toEqual(['profile', ...lists]);
  await customer.endsSessions();
  expect(await collectOwnData('en')).toEqual({ ok: false, why: 'unauthorized' });
});

test('own data says of each order what was ordered and how it was paid, and points are there', async () => {
  const placed = await customers.createWithOrder();
  await placed.moves('delivered');
  await signsIn(placed.customer.email);
  const data = await collectOwnData('en');
  const stock = { product: { translation: { title: placed.offer.title } } };
  expect(data.ok && data.value.orders).toMatchObject([
    { id: placed.id, details: [{ stock }], transaction: { payment_system: { tag: expect.any(String) } } },
  ]);
  expect(data.ok && data.value.points).toMatchObject([{ order_id: placed.id, price: expect.any(Number) }]);
});
