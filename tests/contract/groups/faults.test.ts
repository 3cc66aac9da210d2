/** The forms of a group order while the API goes wrong: nothing is done twice, nothing said that is not so. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelTheGroup, joinByLink, leaveTheGroup, openGroup, sayDone, sendMemberOut } from '@/lib/groups/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { shownLines } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { board, choosesShop, dish, groupOfTwo, opensGroup, shop } from '../storefront/group.ts';
import { opensPage } from '../storefront/pages.ts';
import { somebody } from '../storefront/people.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

const page = () => `/group/${shop}`;

/** Pressed while the calls that do the work fail, and once more when they are answered again. */
async function pressed(kind: Kind, method: string, path: string, press: () => ReturnType<typeof posts>) {
  await sandbox.fails(kind, path, { method, ...(kind === 'status' && { status: 500 }) });
  const first = await press();
  await sandbox.recovers();
  if (first.to === null) expect(first.state.form).toEqual(['groupOffline']);
  else return;
  await press();
}

type Kind = (typeof kinds)[number];
const kinds = ['lost', 'drop', 'status', 'broken-json', 'empty-object'] as const;

describe.each(kinds)('%s', kind => {
  test('it is opened once, on its terms', async () => {
    await newCustomer();
    const fields = { shop, sharing: 'equal', limit: '13.75' };
    await pressed(kind, 'POST', 'dashboard/user/cart', () => posts(openGroup, fields, page()));
    expect(await board()).toMatchObject({ role: 'owner', terms: { sharing: 'equal', limit: 1375 } });
    forgetConsole();
  });

  test('somebody joins once', async () => {
    const invited = await opensGroup();
    await board();
    await somebody()(() =>
      pressed(kind, 'POST', 'rest/cart/open', () =>
        posts(joinByLink, { ...invited, shop, name: 'Omar', idempotencyKey: crypto.randomUUID() }, page()),
      ),
    );
    expect((await board()).people).toHaveLength(2);
    forgetConsole();
  });

  test('who has chosen has chosen', async () => {
    const { omar } = await groupOfTwo();
    await omar(() => pressed(kind, 'POST', 'rest/cart/status', () => posts(sayDone, { done: 'yes' }, page())));
    expect((await board()).people.map(({ isChoosing }) => isChoosing)).toEqual([true, false]);
    forgetConsole();
  });

  test('who leaves is out, with what they had chosen', async () => {
    const { omar } = await groupOfTwo();
    await omar(async () => {
      await pressed(kind, 'DELETE', 'rest/cart/member/delete', () => posts(leaveTheGroup, {}, page()));
      expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
    });
    expect((await board()).people).toHaveLength(1);
    forgetConsole();
  });

  test('who is sent out is out', async () => {
    await groupOfTwo();
    const member = (await board()).people[1]?.id ?? '';
    const path = 'dashboard/user/cart/member/delete';
    await pressed(kind, 'DELETE', path, () => posts(sendMemberOut, { member }, page()));
    expect((await board()).people).toHaveLength(1);
    forgetConsole();
  });

  test('cancelled, its owner has their own things', async () => {
    await groupOfTwo();
    await pressed(kind, 'DELETE', 'dashboard/user/cart', () => posts(cancelTheGroup, {}, page()));
    await expect(board()).rejects.toThrow('start');
    expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
    forgetConsole();
  });
});

test('a guest who leaves while nobody answers reads that it is not known, on the page in place of the group’s', async () => {
  const { omar } = await groupOfTwo();
  await omar(async () => {
    await sandbox.fails('down');
    await posts(leaveTheGroup, {}, page());
    expect(await opensPage(page())).toContain(english.errors.groupOffline);
  });
  await sandbox.recovers();
  forgetConsole();
});
