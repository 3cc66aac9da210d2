/** Fills in a seller's application: the parts that its page posts, one after the other. */
import { savePart } from '@/lib/seller/actions';
import type { Customer } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import { posts } from './forms.ts';
import { sandbox } from './sandbox.ts';
import { newCustomer } from './session.ts';

export const page = '/be-seller';

export const point = { latitude: '41.29', longitude: '69.22' };

/** The id of a category of the marketplace. */
export let category: string;

/** The file for the logo and the cover. */
export let picture: Blob;

/** Signs in a customer who may apply, and prepares a category and a picture. */
export async function applicant(): Promise<Customer> {
  picture ??= new Blob([new Uint8Array((await photo(600)).buffer)], { type: 'image/jpeg' });
  const [first] = await sandbox.read<{ id: number }[]>('categories/paginate?type=shop&perPage=100');
  category = String(first?.id);
  return newCustomer(0);
}

export const shop = () => ({
  part: 'shop',
  type: 'restaurant',
  title: 'Fig & Oven',
  description: 'Flat breads from a stone oven.',
  [`categories.${category}`]: 'on',
});

export const place = {
  part: 'place',
  address: '3 Fig Street',
  at: '3 Fig Street',
  ...point,
  phone: '+998 71 200 11 22',
};

export const delivery = {
  part: 'delivery',
  ...{ unit: 'minute', from: '20', to: '40', price: '1,50', perKm: '0', minimum: '10', tax: '8' },
};

export const pictures = () => ({ logo: picture, background: picture });

export async function fillsIn(): Promise<void> {
  for (const part of [shop(), place, delivery]) await posts(savePart, part, page);
}
