/** Applying as a seller over the real sandbox, with the API dropping and losing answers (docs/api.md 16.1). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyAsSeller, savePart } from '@/lib/seller/actions';
import { readSellerDraft } from '@/lib/seller/draft-cookie';
import { readSession } from '@/lib/session/session';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import {
  applicant,
  category,
  delivery,
  fillsIn,
  page,
  picture,
  pictures,
  place,
  point,
  shop,
} from '../storefront/application.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer, losesSight } from '../storefront/lost-answers.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, customers, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { signsIn } from '../storefront/session.ts';

interface Application {
  id: number;
  email: string;
  title: string;
  status: string;
}

const path = 'dashboard/user/shops';
const unsaved = english.profile.unsent;

let customer: Customer;

beforeAll(openStorefront);

beforeEach(async () => {
  customer = await applicant();
  calls.length = 0;
});

const applications = async () =>
  (await sandbox.ask<Application[]>('GET', '/_sandbox/applications')).filter(({ email }) => email === customer.email);
const sends = () => calls.filter(call => call === `/api/v1/${path}?lang=en`).length;

describe('the form', () => {
  test('leads from part to part, and keeps each', async () => {
    expect(await posts(savePart, shop(), page)).toMatchObject({ to: '/be-seller?part=place' });
    expect(await posts(savePart, place, page)).toMatchObject({ to: '/be-seller?part=delivery' });
    expect(await posts(savePart, delivery, page)).toMatchObject({ to: '/be-seller?part=pictures' });
    expect(await readSellerDraft()).toMatchObject({ title: 'Fig & Oven', categories: [category], price: '1,50' });
  });

  test('says beside each field what is missing, and keeps the rest', async () => {
    const { to, state } = await posts(savePart, { part: 'shop', title: 'F' }, page);
    expect(to).toBeNull();
    expect(state.fields).toEqual({
      ...{ type: ['required'], title: ['tooShort'], description: ['required'] },
      categories: [expect.any(String)],
    });
    expect(await readSellerDraft()).toMatchObject({ title: 'F' });
  });

  test('can be left half-filled, and is taken up again where it was left', async () => {
    await posts(savePart, shop(), page);
    expect(await posts(savePart, { part: 'place', phone: '12', go: 'later' }, page)).toMatchObject({
      ...{ to: '/be-seller', notice: 'sellerKept' },
    });
    expect(await opensPage(page)).toContain('name="phone" value="12"');
  });

  test('is nobody else’s', async () => {
    await posts(savePart, shop(), page);
    const other = await customers.create();
    await signsIn(other.email);
    expect((await readSellerDraft()).title).toBe('');
  });

  test('words without a point lead to the picker, which hands the point back', async () => {
    await posts(savePart, shop(), page);
    const { to } = await posts(savePart, { ...place, at: '', address: 'Lantern Street 12' }, page);
    expect(to).toBe(`/address?${new URLSearchParams({ q: 'Lantern Street 12', returnTo: '/be-seller' })}`);
    const back = await opensPage(`${page}?${new URLSearchParams({ text: '12 Lantern Street', ...point })}`);
    expect(back).toContain('name="at" value="12 Lantern Street"');
  });

  test('says on each part whose it is, as what was typed waits for nobody else', async () => {
    await fillsIn();
    const shownTo = `name="shown-to" value="${(await readSession())?.customer.id}"`;
    for (const part of ['shop', 'place', 'delivery', 'pictures'])
      expect(await opensPage(`${page}?part=${part}`), part).toContain(shownTo);
  });

  test('calls unsaved what a session that had expired kept from the draft, and nothing that is in it', async () => {
    await posts(savePart, { part: 'shop', title: ' F ' }, page);
    expect(await opensPage(page)).not.toContain(unsaved);
    const shownTo = (await readSession())?.customer.id ?? '';
    cookieJar.delete('session');
    expect((await posts(savePart, { ...shop(), 'shown-to': shownTo }, page)).to).toMatch(/^\/login/);
    await signsIn(customer.email);
    const back = await opensPage(page);
    expect(back).toContain('Flat breads from a stone oven.');
    expect(back).toContain(unsaved);
  });

  test('a name in letters of three bytes, as long as it may be, is kept', async () => {
    const { to } = await posts(savePart, { ...shop(), title: '店'.repeat(80), description: '味'.repeat(400) }, page);
    expect(to).toBe('/be-seller?part=place');
    expect(await posts(savePart, { ...place, address: '街'.repeat(120), at: '街'.repeat(120) }, page)).toMatchObject({
      to: '/be-seller?part=delivery',
    });
  });
});

describe('sending', () => {
  beforeEach(fillsIn);

  test('arrives in the words of the wire, once', async () => {
    const answer = await posts(applyAsSeller, pictures(), page);
    expect(answer).toMatchObject({ to: '/be-seller', notice: 'sellerSent' });
    expect(await applications()).toMatchObject([{ title: 'Fig & Oven', status: 'new' }]);
    const own = await customer.asks<Record<string, unknown>>('GET', path);
    expect(own).toMatchObject({
      ...{ type: 'restaurant', status: 'new', phone: '998712001122', price: 1.5, min_amount: 10, tax: 8 },
      ...{ delivery_time: { from: '20', to: '40', type: 'minute' }, location: point },
      translation: { title: 'Fig & Oven', address: '3 Fig Street', locale: 'en' },
      logo_img: expect.stringContaining('/storage/images/shops/'),
    });
    expect(await posts(applyAsSeller, pictures(), page)).toMatchObject({ notice: 'sellerSentBefore' });
    expect(sends()).toBe(1);
  });

  test('pressed twice at once: it is sent once', async () => {
    const both = await Promise.all([posts(applyAsSeller, pictures(), page), posts(applyAsSeller, pictures(), page)]);
    expect(both.map(({ to }) => to)).toEqual(['/be-seller', '/be-seller']);
    expect(await applications()).toHaveLength(1);
    expect(sends()).toBe(1);
  });

  test('without pictures it says so, and with one of them keeps it', async () => {
    const { state } = await posts(applyAsSeller, { logo: picture }, page);
    expect(state.fields).toEqual({ background: ['pictureMissing'] });
    expect(await posts(applyAsSeller, { background: picture }, page)).toMatchObject({ notice: 'sellerSent' });
  });

  test('what is no picture is refused, and the other one is kept', async () => {
    const text = new Blob(['<script>'], { type: 'image/png' });
    expect((await posts(applyAsSeller, { logo: text, background: text }, page)).state.fields).toEqual({
      logo: ['pictureType'],
      background: ['pictureType'],
    });
    const { state } = await posts(applyAsSeller, { logo: text, background: picture }, page);
    expect(state.fields).toEqual({ logo: ['pictureType'] });
    expect(sends()).toBe(0);
    expect(await posts(applyAsSeller, { logo: picture }, page)).toMatchObject({ notice: 'sellerSent' });
  });

  test('an answer that is lost is looked for, and sent no second time', async () => {
    await losesAnswer('POST', path, false);
    expect(await posts(applyAsSeller, pictures(), page)).toMatchObject({ notice: 'sellerSent' });
    expect(await applications()).toHaveLength(1);
    forgetConsole();
  });

  test('lost, and nobody can look: unknown, and the next press finds it', async () => {
    await losesAnswer('POST', path, false);
    losesSight(path, 'dashboard/user/profile/show');
    const { to, state } = await posts(applyAsSeller, pictures(), page);
    expect(to).toBeNull();
    expect(state.form).toHaveLength(1);
    await sandbox.recovers();
    expect(await posts(applyAsSeller, {}, page)).toMatchObject({ to: '/be-seller', notice: 'sellerSentBefore' });
    expect(await applications()).toHaveLength(1);
    forgetConsole();
  });

  test('given up while the marketplace may still take it: nothing is sent until that is over', async () => {
    const begin = timesOutOnce(path);
    expect((await posts(applyAsSeller, pictures(), page)).to).toBeNull();
    expect((await posts(applyAsSeller, {}, page)).to).toBeNull();
    await begin();
    expect(await posts(applyAsSeller, {}, page)).toMatchObject({ notice: 'sellerSentBefore' });
    expect(await applications()).toHaveLength(1);
    forgetConsole();
  });

  test('while the account cannot be read nothing is sent, and everything is kept', async () => {
    await sandbox.fails('drop', 'dashboard/user/profile/show');
    expect((await posts(applyAsSeller, pictures(), page)).to).toBeNull();
    expect(sends()).toBe(0);
    await sandbox.recovers();
    expect(await readSellerDraft()).toMatchObject({ title: 'Fig & Oven', logo: expect.stringContaining('shops') });
    forgetConsole();
  });

  test('a refusal is said, and everything is kept', async () => {
    await sandbox.fails('status', path, { method: 'POST', status: 400, times: 1 });
    const { to, state } = await posts(applyAsSeller, pictures(), page);
    expect([to, state.form.length]).toEqual([null, 1]);
    forgetConsole();
  });
});

describe('the page', () => {
  test('tells a guest what it takes, and asks who has no password to set one', async () => {
    await sandbox.control('customers', { email: customer.email, withoutPassword: true });
    expect(await opensPage(page)).toContain('Set a password first');
    const { cookieJar } = await import('../../unit/stubs/next-headers.ts');
    cookieJar.clear();
    expect(await opensPage(page)).toContain('Log in to apply');
  });

  test('says what became of it', async () => {
    await fillsIn();
    await posts(applyAsSeller, pictures(), page);
    expect(await opensPage(page)).toContain('under review');
    const [application] = await applications();
    await sandbox.control(`applications/${application?.id}`, { status: 'rejected', note: 'We have enough ovens.' });
    expect(await opensPage(page)).toContain('We have enough ovens.');
    await sandbox.control(`applications/${application?.id}`, { status: 'approved' });
    expect(await opensPage(page)).toContain('You are a seller');
  });
});
