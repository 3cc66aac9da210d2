/**
 * The steps of filling the wallet: from its page to the payment provider's, and back to the wallet's message about it.
 */
import { expect } from '@playwright/test';
import type { Customer } from '../../support/customers.ts';
import type { Shopper } from './shopper.ts';
import { aroundGap, gap } from './words.ts';

/** Goes from the wallet to the payment provider's page with this amount. */
export async function goesToProvider(shopper: Shopper, customer: Customer, amount: string): Promise<void> {
  await shopper.entersAs(customer, '/wallet');
  await shopper.follows(shopper.says('wallet.topUp'));
  await typesAmount(shopper, amount);
}

export async function typesAmount(shopper: Shopper, amount: string): Promise<void> {
  const { says, content, page } = shopper;
  await content.locator('label', { hasText: says('wallet.own') }).click();
  await content.getByLabel(aroundGap(says('wallet.ownIn', { currency: gap }))).fill(amount);
  await shopper.presses(says('wallet.goOn'));
  await expect(page.getByText('Sandbox Pay').first()).toBeVisible();
}

export async function onProvider({ page }: Shopper, name: 'Pay' | 'Let it fail' | 'Walk away'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Lets the payment fail at the payment provider, and pays from the page that reports the failure. */
export async function failsThenPays(shopper: Shopper): Promise<void> {
  await onProvider(shopper, 'Let it fail');
  await hears(shopper, 'failed');
  await shopper.presses(shopper.says('wallet.tryAgain'));
  await onProvider(shopper, 'Pay');
  await hears(shopper, 'arrived');
}

/** Presses in two tabs, which lead to one payment, and pays it in the second. */
export async function paysInTwoTabs(shopper: Shopper, amount: string): Promise<void> {
  await shopper.opens('/wallet/top-up');
  const other = await shopper.inNewTab();
  await other.opens('/wallet/top-up');
  await typesAmount(shopper, amount);
  await typesAmount(other, amount);
  expect(other.page.url()).toBe(shopper.page.url());
  await onProvider(other, 'Pay');
  await hears(other, 'arrived');
  await other.page.close();
}

type State = 'arrived' | 'failed' | 'canceled' | 'awaited';

export function stateWords({ says }: Shopper, state: State): RegExp {
  return aroundGap(says(`wallet.topUpState.${state}`, { amount: gap }));
}

/** Expects the wallet's page, after the return from the payment provider, to report this state. */
export async function hears(shopper: Shopper, state: State): Promise<void> {
  await shopper.isAt(/\/wallet\?back=\d+$/);
  await expect(shopper.content.getByText(stateWords(shopper, state))).toBeVisible();
}
