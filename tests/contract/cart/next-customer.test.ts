/** The page of one customer's cart, still open when the next one has signed in: its controls change nothing of theirs. */
import { beforeAll, expect, test } from 'vitest';
import { changeCart } from '@/lib/cart/actions';
import { chooseFulfilment } from '@/lib/checkout/fulfilment-action';
import { untouched } from '@/lib/forms/form-state';
import { readCustomerId } from '@/lib/session/customer-id';
import { fieldsOf } from '../../support/plain-form.ts';
import { addOffer, shownLines } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

const presses = (action: (posted: FormData) => Promise<void>, fields: Record<string, string>) =>
  posts((_, form) => action(form).then(() => untouched), fields, '/cart');

test('every control says whose cart it showed, and is carried out for nobody else', async () => {
  const offer = await catalog.deliveredHome();
  await newCustomer();
  await addOffer(offer, 2);
  const page = await opensPage('/cart');
  const first = await readCustomerId();
  const controls = [...(page ?? '').matchAll(/<form\b(?:(?!<\/form>).)*name="do"(?:(?!<\/form>).)*<\/form>/gs)];
  expect(controls.length).toBeGreaterThan(3);
  for (const [form] of controls) expect(fieldsOf(form, 'do')).toMatchObject({ 'shown-to': first });
  expect(fieldsOf(page ?? '', /name="fulfilment"/)).toMatchObject({ 'shown-to': first });

  await freshBrowser();
  await newCustomer();
  await addOffer(offer, 5);
  const others = { to: '/cart', notice: 'otherAccount' };
  expect(await presses(changeCart, { do: 'clear', 'shown-to': first })).toMatchObject(others);
  expect(await presses(chooseFulfilment, { fulfilment: 'pickup', 'shown-to': first })).toMatchObject(others);
  expect(await shownLines()).toEqual([`${offer.stockId}x5`]);
  expect(await presses(changeCart, { do: 'clear', 'shown-to': await readCustomerId() })).toMatchObject({
    notice: 'cartCleared',
  });
});
