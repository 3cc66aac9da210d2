/** A group order in the words of its stories: who opens it, who joins, and what stands on its page. */
import { expect, type Locator } from '@playwright/test';
import type { Customer } from '../../support/customers.ts';
import type { Offer } from '../../support/offers.ts';
import type { Shopper } from './shopper.ts';

/** Signed in, with home as the address; answers the path of the invitation. */
export async function opensGroup(owner: Shopper, customer: Customer, { shop }: Offer): Promise<string> {
  await customer.savesHome();
  await owner.entersAs(customer, `/group/${shop.id}`);
  await owner.presses(owner.says('group.start.begin'));
  await owner.seesTitle(owner.says('group.ownTitle'));
  // The button was below; what it has come to stands above.
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

/** By itself where script runs; without, the page looks again every few seconds, and so does who is impatient. */
export async function seen({ page, hasScript }: Shopper, what: Locator, timeout = 15_000): Promise<void> {
  if (hasScript) return expect(what.first()).toBeVisible({ timeout });
  await expect(async () => {
    await page.reload();
    await expect(what.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout });
}
