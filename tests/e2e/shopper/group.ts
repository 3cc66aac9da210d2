/** The steps of stories about group orders: to open one, to join it, and to read its page. */
import { expect, type Locator } from '@playwright/test';
import type { Customer } from '../../support/customers.ts';
import type { Offer } from '../../support/offers.ts';
import type { Shopper } from './shopper.ts';

/** Signs in the owner, who has a saved address, and opens a group order. Returns the path of the invitation. */
export async function opensGroup(owner: Shopper, customer: Customer, { shop }: Offer): Promise<string> {
  await customer.savesHome();
  await owner.entersAs(customer, `/group/${shop.id}`);
  await owner.presses(owner.says('group.start.begin'));
  await owner.seesTitle(owner.says('group.ownTitle'));
  // The button stood further down; its result is at the top of the page.
  await expect(owner.page.getByRole('heading', { level: 1 })).toBeInViewport();
  const { pathname, search } = new URL(await owner.content.getByLabel(owner.says('group.link')).inputValue());
  return pathname + search;
}

export async function joins(member: Shopper, link: string, name: string): Promise<Shopper> {
  await member.page.goto(member.site + link);
  await member.waitsForScript();
  await member.content.getByLabel(member.says('group.join.name')).fill(name);
  await member.presses(member.says('group.join.join'));
  await expect(slip(member, name)).toBeVisible();
  return member;
}

export function slip(shopper: Shopper, name: string): Locator {
  return shopper.content.getByRole('region', { name: shopper.says('group.slipOf', { name }) });
}

/**
 * Waits until something is shown: with script it appears by itself; without, the page is loaded again until it is
 * there.
 */
export async function seen({ page, hasScript }: Shopper, what: Locator, timeout = 15_000): Promise<void> {
  if (hasScript) return expect(what.first()).toBeVisible({ timeout });
  await expect(async () => {
    await page.reload();
    await expect(what.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout });
}
