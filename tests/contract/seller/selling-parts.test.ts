/** A part of a seller's application that cannot be sent is shown with its fields named (docs/behaviour.md 5). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { applyAsSeller, savePart } from '@/lib/seller/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { applicant, delivery, fillsIn, page, pictures, place, shop } from '../storefront/application.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';

beforeAll(openStorefront);

beforeEach(async () => {
  await applicant();
  await fillsIn();
});

test('a part that is not complete is shown with its fields named, each with a link and its error', async () => {
  await posts(savePart, { ...shop(), title: '', description: 'Oh', go: 'later' }, page);
  const { to } = await posts(applyAsSeller, pictures(), page);
  expect(to).toBe('/be-seller?part=shop&wrong=');
  const html = await opensPage(to ?? '');
  expect(html).toContain(english.seller.incomplete);
  for (const [name, label] of Object.entries({ title: 'Name', description: 'Description' }))
    expect(html).toMatch(new RegExp(`<a href="#seller-${name}"[^>]*>${label}</a>`));
  expect(html).not.toContain('href="#seller-type"');
  expect(html).toMatch(/id="seller-title" aria-invalid="true"/);
  expect(html).toContain(english.errors.tooShort);
  expect(await opensPage('/be-seller?part=shop')).not.toContain(english.seller.incomplete);
});

test('fields that the marketplace refuses are named, and the rest of its part is not', async () => {
  await posts(savePart, { ...shop(), 'categories.99999999': 'on' }, page);
  const { to } = await posts(applyAsSeller, pictures(), page);
  expect(to).toBe('/be-seller?part=shop&wrong=categories');
  const html = await opensPage(to ?? '');
  expect(html).toContain(english.seller.notTaken);
  expect(html).toContain(english.errors.fieldRefused);
  expect(html).toContain('href="#seller-categories"');
  expect(html).not.toContain('href="#seller-title"');
});

test('the longest address of the picker is taken, with the longest texts and all pictures, in letters of three bytes', async () => {
  const words = (length: number, from: number) =>
    Array.from({ length }, (_, index) => String.fromCharCode(from + ((index * 7919) % 8000))).join('');
  const address = words(200, 0x4e00);
  await posts(savePart, { ...shop(), title: words(80, 0x5e00), description: words(400, 0x6e00) }, page);
  expect(await posts(savePart, { ...place, address, at: address }, page)).toMatchObject({
    to: '/be-seller?part=delivery',
  });
  expect(await posts(savePart, delivery, page)).toMatchObject({ to: '/be-seller?part=pictures' });
  expect(await posts(applyAsSeller, pictures(), page)).toMatchObject({ notice: 'sellerSent' });
});

test.each(['shop', 'place', 'delivery'])('Enter in a field of the part %s carries on', async part => {
  const [button] = (await opensPage(`${page}?part=${part}`))?.match(/<button[^>]*name="go"[^>]*>/) ?? [];
  expect(button).toContain('value="on"');
});
