/** People who join: who wants to sell applies in parts and is answered; who invites, and who comes by the link. */
import type { Locator } from '@playwright/test';
import type { Customer } from '../../support/customers.ts';
import { newEmail } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('somebody applies in four parts, leaves off in between, and is accepted', async ({
  shopper,
  says,
  customers,
  sandbox,
}) => {
  const customer = await customers.create();
  await shopper.opens('/be-seller');
  await expect(shopper.content.getByRole('link', { name: says('seller.login') })).toBeVisible();
  await shopper.entersAs(customer, '/be-seller');
  await shopper.presses(says('seller.next'));
  await expect(shopper.content.getByText(says('errors.seller.category'), { exact: true })).toBeVisible();
  if (shopper.hasScript) {
    await expect(shopper.content.getByRole('radio').first()).toBeFocused();
    const read = `${says('seller.categories')}: ${says('errors.seller.category')}`;
    await expect(shopper.content.getByRole('alert').filter({ hasText: read })).toHaveCount(1);
  }
  await shopper.follows(says('seller.about'));
  await expect(shopper.content.locator('[name="description"]')).toBeFocused();
  await describesShop(shopper, sandbox);
  await shopper.presses(says('seller.next'));
  await choosesPlace(shopper);
  await shopper.presses(says('seller.later'));
  await expect(shopper.content.getByText(says('notices.sellerKept'))).toBeVisible();
  await shopper.opens('/be-seller');
  await tellsDelivery(shopper);
  await shopper.presses(says('seller.next'));
  await expect(shopper.content.getByText('Fig & Oven', { exact: true })).toBeVisible();
  await shopper.scrollsOnlyDown();
  await shopper.presses(says('seller.send'));
  const missing = shopper.content.getByText(says('errors.pictureMissing'), { exact: true });
  await expect(missing).toHaveCount(2);
  for (const name of ['logo', 'background'] as const) await pictureOf(shopper, name).setInputFiles([await photo(600)]);
  if (shopper.hasScript) await expect(missing).toHaveCount(0);
  await shopper.presses(says('seller.send'));
  await expect(shopper.content.getByRole('heading', { name: says('seller.reviewTitle') })).toBeVisible();
  await answers(sandbox, customer, 'rejected', 'The kitchen has no window.');
  await shopper.opens('/be-seller');
  await expect(shopper.content.getByText('The kitchen has no window.')).toBeVisible();
  await answers(sandbox, customer, 'approved');
  await shopper.opens('/be-seller');
  await expect(shopper.content.getByRole('link', { name: says('seller.panel') })).toHaveAttribute('href', /^http/);
  // A shop without goods stands in nobody else's lists.
  await answers(sandbox, customer, 'rejected', 'It was a story.');
});

test('without a password the page leads to the way to set one', async ({ shopper, says, customers, sandbox }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/settings');
  await sandbox.control('customers', { email: customer.email, withoutPassword: true });
  await shopper.opens('/be-seller');
  await expect(shopper.content.getByRole('heading', { name: says('seller.passwordTitle') })).toBeVisible();
  await expect(shopper.content.getByRole('button', { name: says('seller.next') })).toHaveCount(0);
});

test('a friend comes by the link, looks around, and registers with the code', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  const { my_referral: code } = await customer.profile();
  await shopper.entersAs(customer, '/referrals');
  const link = shopper.content.getByRole('textbox', { name: says('referrals.link') });
  await expect(link).toHaveValue(new RegExp(`/register\\?referral_code=${code}$`));
  await expect(shopper.content.getByRole('img', { name: says('referrals.qr') })).toBeVisible();
  await expect(shopper.content.getByText(says('referrals.nobody'))).toBeVisible();
  await shopper.scrollsOnlyDown();
  const { pathname, search } = new URL(await link.inputValue());
  await shopper.page.context().clearCookies();
  await shopper.page.goto(`${shopper.site}${pathname}${search}`);
  await shopper.opens('/shops');
  await shopper.opens('/register');
  await expect(shopper.content.getByLabel(says('auth.referral'))).toHaveValue(code);
  await shopper.content.getByLabel(says('auth.email')).fill(newEmail());
  await shopper.presses(says('auth.sendCode'));
  await shopper.isAt('/verify-phone');
});

async function describesShop(shopper: Shopper, sandbox: Sandbox): Promise<void> {
  const [category] = await sandbox.read<{ translation: { title: string } }[]>(
    'categories/paginate?type=shop&perPage=9',
  );
  const { content } = shopper;
  await content.getByRole('radio').first().check();
  await content.locator('[name="title"]').fill('Fig & Oven');
  await content.locator('[name="description"]').fill('Flat breads from a stone oven.');
  await content.getByRole('checkbox', { name: category?.translation.title ?? '', exact: true }).check();
}

/** Types words without a point, which lead to the picker, and back with the point. */
async function choosesPlace(shopper: Shopper): Promise<void> {
  const { content, says } = shopper;
  await content.getByLabel(says('seller.phone')).fill('+998 71 200 11 22');
  await content.getByLabel(says('seller.address')).fill('Lantern Street 12');
  await shopper.presses(says('seller.next'));
  await content.locator('.found-list').getByRole('button').first().click();
  await expect(content.getByText(says('seller.pinned'))).toBeVisible();
}

async function tellsDelivery(shopper: Shopper): Promise<void> {
  const { content, says } = shopper;
  await content.getByRole('radio', { name: says('seller.minute') }).check();
  const typed = { from: '20', to: '40', price: '1,50', perKm: '0', minimum: '10', tax: '8' };
  for (const [name, text] of Object.entries(typed)) await content.locator(`[name="${name}"]`).fill(text);
}

function pictureOf({ content }: Shopper, name: string): Locator {
  return content.locator(`[name="${name}"]`);
}

async function answers(sandbox: Sandbox, { email }: Customer, status: string, note = ''): Promise<void> {
  const all = await sandbox.ask<{ id: number; email: string }[]>('GET', '/_sandbox/applications');
  await sandbox.control(`applications/${all.find(one => one.email === email)?.id}`, { status, ...(note && { note }) });
}
