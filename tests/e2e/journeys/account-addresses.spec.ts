/** The addresses of an account: saved, told apart, changed, chosen, deleted, brought back. */
import { homeAddress } from '../shopper/guest.ts';
import { focusIsKept } from '../shopper/kept-focus.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('an address is found with the picker, named, and listed', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await expect(shopper.content.getByText(says('addresses.emptyTitle'))).toBeVisible();
  await shopper.follows(says('addresses.add'));
  await shopper.isAt(/\/address\?returnTo=/);
  await shopper.fillsInAddress(homeAddress);
  await shopper.seesTitle(says('addresses.newTitle'));
  await field(shopper, 'name').fill('Home');
  await field(shopper, 'floor').fill('3');
  await shopper.presses(says('addresses.save'));
  await shopper.isAt('/addresses');
  const status = shopper.content.getByRole('status').filter({ hasText: says('notices.addressSaved') });
  await expect(status.getByText(says('notices.addressSaved'))).toBeVisible();
  const card = shopper.content.getByRole('listitem').filter({ hasText: 'Home' });
  await expect(card.getByText(homeAddress.text)).toBeVisible();
  await expect(card.getByText(says('addresses.floorIs', { floor: '3' }))).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('two addresses of one name are refused beside the name, and nothing typed is lost', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await saves(shopper, 'Work');
  await shopper.opens(newAddress);
  await field(shopper, 'name').fill(' work ');
  await field(shopper, 'entrance').fill('Gate B');
  await shopper.presses(says('addresses.save'));
  await expect(field(shopper, 'name')).toHaveAccessibleDescription(new RegExp(says('errors.nameTaken')));
  await expect(field(shopper, 'entrance')).toHaveValue('Gate B');
  await field(shopper, 'name').fill('Office');
  await shopper.presses(says('addresses.save'));
  await expect(shopper.content.getByRole('heading', { level: 2 })).toHaveCount(2);
});

test('an address is renamed', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await saves(shopper, 'Home');
  await shopper.follows(new RegExp(says('addresses.edit')));
  await expect(field(shopper, 'name')).toHaveValue('Home');
  await field(shopper, 'name').fill('Old home');
  await shopper.presses(says('addresses.save'));
  await expect(shopper.content.getByText(says('notices.addressChanged'))).toBeVisible();
  await expect(shopper.content.getByRole('heading', { name: 'Old home' })).toBeVisible();
});

test('what is typed stays while another place is looked for', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, newAddress);
  await field(shopper, 'name').fill('Aunt Rose');
  await field(shopper, 'entrance').fill('Gate B');
  await shopper.presses(says('addresses.move'));
  await shopper.isAt(/\/address\?/);
  await shopper.fillsInAddress(homeAddress);
  await shopper.seesTitle(says('addresses.newTitle'));
  await expect(field(shopper, 'name')).toHaveValue('Aunt Rose');
  await expect(field(shopper, 'entrance')).toHaveValue('Gate B');
  await shopper.presses(says('addresses.save'));
  await shopper.isAt('/addresses');
  await expect(shopper.content.getByRole('heading', { name: 'Aunt Rose' })).toBeVisible();
});

test('things are brought to the chosen address', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await saves(shopper, 'Home');
  await shopper.presses(new RegExp(says('addresses.deliver')));
  await expect(shopper.content.getByText(says('notices.addressChosen'))).toBeVisible();
  await expect(shopper.content.getByText(says('addresses.isCurrent'))).toBeVisible();
  await shopper.opens('/address');
  await expect(shopper.content.getByRole('button', { name: /Home/ })).toBeVisible();
  await expect(shopper.content.getByText(homeAddress.text).first()).toBeVisible();
});

test('the address in the header offers the account’s own', async ({ shopper, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await saves(shopper, 'Home');
  await shopper.opens('/restaurants');
  await choosesInHeader(shopper, /Home/);
});

test('of two flats of one house the chosen one is delivered to', async ({ shopper, says, customers, catalog }) => {
  const customer = await customers.create();
  // Signing in would choose one of them.
  await shopper.entersAs(customer, '/restaurants');
  // A geocoder gives both the same point.
  await customer.savesAddress('Mum', { address: '128 Lantern Street', floor: '12' });
  await customer.savesAddress('Home', { address: '128 Lantern Street', floor: '3' });
  await customer.fillsCart([await catalog.deliveredHome()], 5);
  await shopper.opens('/restaurants');
  await choosesInHeader(shopper, /Mum/);
  await shopper.opens('/checkout');
  await expect(shopper.content.getByLabel(says('checkout.floor'))).toHaveValue('12');
});

test('a deleted address is brought back', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/addresses');
  await saves(shopper, 'Home');
  await shopper.presses(new RegExp(says('addresses.delete')));
  await expect(shopper.content.getByText(says('notices.addressDeleted'))).toBeVisible();
  await expect(shopper.content.getByRole('heading', { name: 'Home' })).toHaveCount(0);
  await shopper.presses(says('addresses.bringBack'));
  await expect(shopper.content.getByText(says('notices.addressBack'))).toBeVisible();
  await expect(shopper.content.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('what is deleted, brought back or chosen by a key does not take the focus with it', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script each press is followed by a new document');
  const customer = await customers.create();
  for (const title of ['Home', 'Work', 'Mum']) await customer.savesAddress(title, { address: `${title} Street` });
  await shopper.entersAs(customer, '/addresses');
  await focusIsKept(shopper.page);
  const cards = shopper.content.getByRole('listitem');
  const first = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('button', { name: says('addresses.delete') })
    .press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator(':focus'), 'on the card that took its place').toHaveCount(1);
  await shopper.content.getByRole('button', { name: says('addresses.bringBack') }).press('Enter');
  await expect(cards.filter({ hasText: first })).toHaveCount(1);
  await expect(cards.locator(':focus')).toHaveCount(1);
  const chosen = cards.filter({ has: shopper.page.getByRole('button', { name: says('addresses.deliver') }) }).last();
  const name = (await chosen.getByRole('heading').textContent()) ?? '';
  await chosen.getByRole('button', { name: says('addresses.deliver') }).press('Enter');
  await expect(cards.filter({ hasText: name })).toContainText(says('addresses.isCurrent'));
  await expect(cards.filter({ hasText: name }).locator(':focus')).toHaveCount(1);
});

test('somebody else’s address is not there', async ({ shopper, says, customers }) => {
  const [mine, foreign] = [await customers.create(), await customers.create()];
  const { id } = await foreign.savesAddress('Secret', { address: 'x' });
  await shopper.entersAs(mine, '/addresses');
  await shopper.opensMissing(`/addresses/${id}`);
  await shopper.seesTitle(says('errorPage.missingTitle'));
});

const newAddress = `/addresses/new?${new URLSearchParams(homeAddress)}`;

function field(shopper: Shopper, name: 'name' | 'floor' | 'entrance') {
  return shopper.content.getByLabel(shopper.says(`addresses.${name}`));
}

async function saves(shopper: Shopper, name: string): Promise<void> {
  await shopper.opens(newAddress);
  await field(shopper, 'name').fill(name);
  await shopper.presses(shopper.says('addresses.save'));
  await shopper.isAt('/addresses');
}

/** Over a kept page, or without script on the picker's own, which leads back. */
async function choosesInHeader(shopper: Shopper, name: RegExp): Promise<void> {
  const header = shopper.page.getByRole('banner');
  await header.getByRole('link', { name: shopper.says('address.set') }).click();
  const picker = shopper.hasScript
    ? shopper.page.getByRole('dialog', { name: shopper.says('address.title') })
    : shopper.content;
  await picker.getByRole('button', { name }).click();
  await shopper.isAt('/restaurants');
  // Without script the header of a kept page knows that there is a place, not which.
  const said = shopper.hasScript ? homeAddress.text : shopper.says('address.yours');
  await expect(header.getByRole('button', { name: said })).toBeVisible();
}
