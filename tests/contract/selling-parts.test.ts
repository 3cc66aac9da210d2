/** A part of a seller's application that cannot be sent is shown with its fields named (docs/behaviour.md 5). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyAsSeller, savePart } from '@/lib/seller/actions';
import english from '../../messages/en.json' with { type: 'json' };
import { photo } from '../support/photo.ts';
import { posts } from './storefront/forms.ts';
import { opens } from './storefront/pages.ts';
import { openStorefront, sandbox } from './storefront/sandbox.ts';
import { newCustomer } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

const page = '/be-seller';

let category: string;
let picture: Blob;

beforeAll(async () => {
  openStorefront();
  picture = new Blob([new Uint8Array((await photo(600)).buffer)], { type: 'image/jpeg' });
});

beforeEach(async () => {
  await newCustomer(0);
  const [first] = await sandbox.read<{ id: number }[]>('categories/paginate?type=shop&perPage=100');
  category = String(first?.id);
  for (const part of [shop(), place, delivery]) await posts(savePart, part, page);
});

const shop = () => ({
  ...{ part: 'shop', type: 'restaurant', title: 'Fig & Oven', description: 'Flat breads from a stone oven.' },
  [`categories.${category}`]: 'on',
});
const place = {
  ...{ part: 'place', address: '3 Fig Street', at: '3 Fig Street' },
  ...{ latitude: '41.29', longitude: '69.22', phone: '+998 71 200 11 22' },
};
const delivery = {
  part: 'delivery',
  ...{ unit: 'minute', from: '20', to: '40', price: '1,50', perKm: '0', minimum: '10', tax: '8' },
};
const pictures = () => ({ logo: picture, background: picture });

test('a part that is not complete is shown with its fields named, each with a link and its error', async () => {
  await posts(savePart, { ...shop(), title: '', description: 'Oh', go: 'later' }, page);
  const { to } = await posts(applyAsSeller, pictures(), page);
  expect(to).toBe('/be-seller?part=shop&wrong=');
  const html = await opens(to ?? '');
  expect(html).toContain(english.seller.incomplete);
  for (const [name, label] of Object.entries({ title: 'Name', description: 'Description' }))
    expect(html).toMatch(new RegExp(`<a href="#seller-${name}"[^>]*>${label}</a>`));
  expect(html).not.toContain('href="#seller-type"');
  expect(html).toMatch(/id="seller-title" aria-invalid="true"/);
  expect(html).toContain(english.errors.tooShort);
  expect(await opens('/be-seller?part=shop')).not.toContain(english.seller.incomplete);
});

test('fields that the marketplace refuses are named, and the rest of its part is not', async () => {
  await posts(savePart, { ...shop(), 'categories.99999999': 'on' }, page);
  const { to } = await posts(applyAsSeller, pictures(), page);
  expect(to).toBe('/be-seller?part=shop&wrong=categories');
  const html = await opens(to ?? '');
  expect(html).toContain(english.seller.notTaken);
  expect(html).toContain(english.errors.fieldRefused);
  expect(html).toContain('href="#seller-categories"');
  expect(html).not.toContain('href="#seller-title"');
});

test.each(['shop', 'place', 'delivery'])('Enter in a field of the part %s carries on', async part => {
  const [button] = (await opens(`${page}?part=${part}`))?.match(/<button[^>]*name="go"[^>]*>/) ?? [];
  expect(button).toContain('value="on"');
});
