/** The terms of a group order where they are asked for and told: until when, up to which amount, how fees are shared. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openGroup } from '@/lib/groups/actions';
import { invitationPath } from '@/lib/groups/invitation';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { choosesShop, opensGroup, ownGroup, shop } from '../storefront/group.ts';
import { opensPage } from '../storefront/pages.ts';
import { somebody } from '../storefront/people.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

const page = () => opensPage(`/group/${shop}`);

test('whoever sets a time sees how long the shop is open', async () => {
  const hint = /<small[^>]*>Open [^<]*\. In [^<]* local time/;
  await newCustomer();
  expect(await page()).toMatch(hint);
  await opensGroup();
  expect(await opensPage(`/group/${shop}/terms`)).toMatch(hint);
});

test('an invitation tells the limit of each, as it was typed', async () => {
  await opensGroup({ limit: '12.50' });
  const invitation = invitationPath(await ownGroup(), 'restaurant');
  await somebody()(async () => {
    expect(await opensPage(invitation)).toContain('Up to $12.50 each');
  });
});

test('while the marketplace is away the page says what was typed, by the names of its fields', async () => {
  await newCustomer();
  await sandbox.fails('down');
  await posts(openGroup, { shop, until: '20:15', limit: '20', sharing: 'value' }, `/group/${shop}`);
  const away = await page();
  expect(away).toContain('Choose until: 20:15');
  expect(away).toContain('Limit per person, in $: 20');
  forgetConsole();
});
