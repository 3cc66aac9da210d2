/** Filling in a parcel, sending it and following it over the real sandbox (docs/api.md 19.2). */
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GET as live } from '@/app/api/parcels/[id]/live/route';
import { cancelParcel, pickTo, rateCourier } from '@/lib/parcels/actions';
import { parcelDueOf } from '@/lib/parcels/queries';
import { parcelVersion } from '@/lib/parcels/steps';
import { collectOwnData } from '@/lib/profile/own-data';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer } from '../storefront/lost-answers.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import {
  opensReview,
  ownParcels,
  parcelButton,
  parcelCall,
  parcelDoor,
  parcelWish,
  reviews,
  sends,
  sendsParcel,
  speaks,
} from '../storefront/parcels.ts';
import { calls, changesRate, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
afterAll(() => sandbox.control('settings', { active_parcel: '1' }));

const said = english.errors.parcels;
let customer: Customer;
let wish: Record<string, string>;

beforeEach(async () => {
  speaks('R2');
  customer = await newCustomer();
  wish = await parcelWish();
});

test('a parcel is filled in, priced, sent in cash, followed, and cancelled', async () => {
  expect(await reviews(wish)).toMatchObject({ to: '/parcels/new?review=1' });
  const page = await opensReview();
  for (const words of ['128 Lantern Street', '7 Park Street', 'flat 12', '+998907654321', 'Keys', 'Ring twice'])
    expect(page).toContain(words);
  expect(page).toContain('2 km');
  expect(page).toContain('Send it for $3.40');
  expect(await sends(await parcelButton('cash'))).toMatchObject({ to: /^\/parcels\/\d+$/, notice: 'parcelSent' });
  const [parcel] = await ownParcels();
  expect(parcel).toMatchObject({
    ...{ status: 'new', total: 340, contents: 'Keys', instruction: 'Ring twice', payment: { tag: 'cash' } },
    from: { text: '128 Lantern Street', floor: '3', name: 'Nora', phone: '998901234567' },
    ...{ to: { office: '12', name: 'Jan' }, date: wish.day, time: wish.time },
  });
  expect(await opensPage(`/parcels/${parcel?.id}`)).toContain('You pay the courier in cash.');
  expect(lastOpened.title).toContain('Requested');
  expect(await opensPage('/parcels')).toContain('To Jan');
  // Nothing of it waits any more.
  expect(await opensPage('/parcels/new')).not.toContain('7 Park Street');
  const cancel = () => posts(cancelParcel, { parcel: parcel?.id ?? '' }, `/parcels/${parcel?.id}`);
  expect(await cancel()).toMatchObject({ to: `/parcels/${parcel?.id}`, notice: 'parcelCanceled' });
  expect(await cancel()).toMatchObject({ notice: 'parcelCanceled' });
  expect((await ownParcels()).map(({ status }) => status)).toEqual(['canceled']);
});

test("the first person is the customer, and the first door the customer's delivery address", async () => {
  const { firstname } = await customer.profile();
  const page = (await opensPage('/parcels/new')) ?? '';
  expect(page).toContain(`value="${firstname}`);
  const isChosen = (end: string) =>
    new RegExp(`<input[^>]*name="${end}"[^>]*checked|checked[^>]*name="${end}"`).test(page);
  expect([isChosen('from'), isChosen('to')]).toEqual([true, false]);
});

test('a place of the picker goes to its door, and what was typed stays', async () => {
  const leaves = pickTo(asForm({ ...wish, contents: 'A cake' })).catch(error => String(error.digest));
  expect(await leaves).toContain(encodeURIComponent('/parcels/new?end=to'));
  const query = new URLSearchParams({ end: 'to', text: '9 River Road', latitude: '41.3', longitude: '69.2' });
  const page = (await opensPage(`/parcels/new?${query}`)) ?? '';
  for (const words of ['A cake', '128 Lantern Street', '9 River Road']) expect(page).toContain(words);
  expect(page).not.toContain('7 Park Street');
});

function asForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('a saved address is a door, with its own floor and flat', async () => {
  await customer.asks('POST', 'dashboard/user/addresses', {
    ...{ title: 'Work', active: 0, location: { latitude: 41.33, longitude: 69.25 } },
    address: { address: '201 Clock Tower Street', floor: '5', office: '9' },
  });
  const [saved] = await customer.asks<{ id: number }[]>('GET', 'dashboard/user/addresses');
  expect(await opensPage('/parcels/new')).toContain('201 Clock Tower Street');
  await reviews({ ...wish, to: String(saved?.id), toFloor: '', toOffice: '10' });
  await sends(await parcelButton('cash'));
  expect((await ownParcels())[0]?.to).toMatchObject({ text: '201 Clock Tower Street', floor: '5', office: '10' });
});

test('what is missing or wrong is said beside its field, and nothing is kept', async () => {
  const fields = async (more: object) => (await reviews({ ...wish, ...more })).state.fields;
  expect(await fields({ size: '' })).toEqual({ size: [said.size] });
  expect(await fields({ to: '' })).toEqual({ to: [said.place] });
  expect(await fields({ to: '999999' })).toEqual({ to: [said.place] });
  expect(await fields({ toText: '' })).toEqual({ to: [said.place] });
  expect(await fields({ toName: '', toPhone: 'x' })).toEqual({ toName: ['required'], toPhone: ['phone'] });
  expect(await fields({ day: '2020-01-01' })).toEqual({ time: ['tablePast'] });
  expect(await fields({ toLatitude: '43' })).toEqual({ to: [said.tooFar] });
  expect(
    await fields({ ...parcelDoor('to', 41.31, '128 Lantern Street', 'Jan', '998907654321'), toOffice: '' }),
  ).toEqual({
    to: [said.same],
  });
  expect(await opensReview()).toBe('');
  expect(await ownParcels()).toEqual([]);
  forgetConsole();
});

test('pressed twice at once, and again: it is sent once', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  const [first, second] = await Promise.all([sends(fields), sends(fields)]);
  expect([first.notice, second.notice].toSorted()).toEqual(['parcelSent', 'parcelSentBefore']);
  expect(await sends(fields)).toMatchObject({ to: first.to, notice: 'parcelSentBefore' });
  expect(await ownParcels()).toHaveLength(1);
  // The same once more, on purpose.
  await reviews(wish);
  expect(await sends(await parcelButton('cash'))).toMatchObject({ notice: 'parcelSent' });
  expect(await ownParcels()).toHaveLength(2);
});

test('a way that couriers no longer go leads back to what was filled in, and says so', async () => {
  await reviews(wish);
  await sandbox.fails('status', 'rest/parcel-order/calculate-price', { status: 400 });
  const page = await opensReview();
  await sandbox.recovers();
  expect(page).toContain(english.errors.refused);
  expect(page).toContain('7 Park Street');
});

test('a price that has changed is said first, and then charged as it was said', async () => {
  cookieJar.set('view', '2_system_anywhere');
  kept.clear();
  await reviews(wish);
  const before = await parcelButton('wallet');
  expect(before).toMatchObject({ price: '313', currency: '2' });
  changesRate('2', 1.1);
  expect(await sends(before)).toMatchObject({ to: '/parcels/new?review=1', notice: 'parcelChanged', tone: 'warning' });
  expect(await ownParcels()).toEqual([]);
  const now = await parcelButton('wallet');
  changesRate('2', 1 / 1.1);
  expect(now.price).toBe('344');
  await sends(now);
  expect(await ownParcels()).toEqual([]);
  cookieJar.delete('view');
  kept.clear();
});

test('what another tab has filled in since is not sent by this one', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  await reviews({ ...wish, contents: 'Something else' });
  expect(await sends(fields)).toMatchObject({ notice: 'parcelChanged' });
  expect(await ownParcels()).toEqual([]);
});

test('one that was accepted is not cancelled any more; once it was brought its courier is rated', async () => {
  const id = await sendsParcel('cash');
  await sandbox.control(`parcels/${id}/status`, { status: 'accepted' });
  expect((await posts(cancelParcel, { parcel: id }, '/')).notice).toBe('parcels.taken');
  const rate = () => posts(rateCourier, { parcel: id, rating: '5', comment: 'Quick' }, '/');
  expect((await rate()).state.form).toEqual(['orderRefused']);
  await sandbox.control(`parcels/${id}/status`, { status: 'delivered' });
  expect(await opensPage(`/parcels/${id}`)).toContain('delivered it');
  await losesAnswer('POST', `${parcelCall}/deliveryman-review`, false);
  expect(await rate()).toMatchObject({ to: `/parcels/${id}`, notice: 'reviewSent' });
  expect(await opensPage(`/parcels/${id}`)).toContain('Quick');
  forgetConsole();
});

test('its page asks whether something has changed, and hears of it', async () => {
  const id = await sendsParcel('cash');
  const [parcel] = await ownParcels();
  const seen = parcel ? encodeURIComponent(parcelVersion(parcel, await parcelDueOf(parcel))) : '';
  const asks = (parcel = id) =>
    live(new NextRequest(`http://doorstep.test/api/parcels/${parcel}/live?seen=${seen}`), {
      params: Promise.resolve({ id: parcel }),
    });
  expect((await asks()).status).toBe(204);
  await sandbox.control(`parcels/${id}/status`, { status: 'on_a_way' });
  expect((await asks()).status).toBe(200);
  expect(await (await asks('999999')).json()).toEqual({ why: 'gone' });
});

test('a size that is not offered any more is refused, and not for its way', async () => {
  expect((await reviews({ ...wish, size: '99' })).state).toMatchObject({ form: ['refused'], fields: {} });
  forgetConsole();
});

test("another customer's parcel is not there", async () => {
  await reviews(wish);
  await sends(await parcelButton('cash'));
  const [parcel] = await ownParcels();
  await newCustomer();
  expect(await ownParcels()).toEqual([]);
  expect((await posts(cancelParcel, { parcel: parcel?.id ?? '' }, '/')).state.form).not.toEqual([]);
});

test("what was sent is part of one's own data", async () => {
  await reviews(wish);
  await sends(await parcelButton('cash'));
  const data = await collectOwnData('en');
  expect(data.ok && data.value.parcels).toHaveLength(1);
});

describe('not offered', () => {
  const isNowhere = async () => {
    kept.clear();
    calls.length = 0;
    expect(await opensPage('/liked')).not.toContain('/parcels');
    for (const path of ['/parcels', '/parcels/new', '/parcels/new?review=1', '/parcels/1'])
      expect((await opensPage(path)) ?? '', path).not.toContain('parcel');
    expect(calls.filter(path => path.includes('parcel'))).toEqual([]);
  };

  test('by R1: no link, no page, no call', async () => {
    speaks('R1');
    await isNowhere();
  });

  test('by an operator who has not switched them on', async () => {
    await sandbox.control('settings', { active_parcel: '0' });
    await isNowhere();
    expect((await reviews(wish)).state.form).toEqual(['refused']);
    await sandbox.control('settings', { active_parcel: '1' });
    kept.clear();
  });
});
