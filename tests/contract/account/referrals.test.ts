/** Bringing a friend over the real sandbox: the link, who registers by it, and what it brings (docs/api.md 12.6). */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subjectLabel } from '@/components/notifications/subject-label';
import type { Notification } from '@/lib/notifications/schema';
import { checkCode } from '@/lib/sign-in/codes/code-actions';
import { finishRegistration, register } from '@/lib/sign-in/registration-actions';
import { middleware } from '@/middleware';
import { type Customer, newEmail } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let inviter: Customer;
let code: string;

beforeEach(async () => {
  inviter = await newCustomer(0);
  code = (await inviter.profile()).my_referral;
  await sandbox.control('settings', { referral_active: '1' });
});

/** Registers by what stands in the form. */
async function joins(referral: string): Promise<Customer> {
  const email = newEmail();
  await freshBrowser();
  await posts(register, { email, referral }, '/register');
  await posts(checkCode, { code: await sandbox.codeTo(email) }, '/verify-phone');
  await posts(finishRegistration, { firstname: 'Iris', password: 'six-or-more' }, '/update-details');
  return customers.known(email, 'six-or-more');
}

/** One order, brought home. */
async function orders(friend: Customer): Promise<number> {
  await friend.savesHome();
  const offer = await catalog.deliveredHome();
  await friend.fillsCart([offer], 5);
  const { id } = await friend.places(offer);
  await friend.pays(id, 'cash');
  await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  return id;
}

describe('the page', () => {
  test('shows the link of the customer’s own code, and what each side gets', async () => {
    const page = await opensPage('/referrals');
    expect(page).toContain(`/register?referral_code=${code}`);
    expect(page).toContain('$5.00');
    expect(page).toContain('$3.00');
  });

  test('shows the programme’s picture, and until when it runs', async () => {
    const { img, expired_at } = await sandbox.read<{ img: string; expired_at: string }>('referral');
    const page = await opensPage('/referrals');
    expect(page).toContain(new URL(img).pathname);
    expect(page).toMatch(new RegExp(`Valid until [^<]*${expired_at.slice(0, 4)}`));
  });

  test('asks a guest to sign in, and shows no code', async () => {
    await freshBrowser();
    const page = await opensPage('/referrals');
    expect(page).toContain('Log in for your link');
    expect(page).not.toContain('referral_code');
  });

  test('is not there without a programme, and no door leads to it', async () => {
    await sandbox.control('settings', { referral_active: '0' });
    await freshBrowser();
    expect(await opensPage('/referrals')).toBeNull();
    expect(await opensPage('/deliver')).not.toContain('/referrals');
    expect(await subjectLabel({ leadsTo: '/referrals', orderId: '' } as Notification)).toBeNull();
  });

  test('says so while the marketplace is away', async () => {
    await sandbox.fails('drop', 'rest/referral');
    expect(await opensPage('/referrals')).toContain('role="alert"');
    forgetConsole();
  });
});

describe('the code in a link', () => {
  const visit = (path: string) => middleware(new NextRequest(`http://127.0.0.1:3000${path}`));

  test('stands in the registration form, also for who looks around first', async () => {
    await freshBrowser();
    const invited = (await visit(`/de/register?referral_code=${code}`)).cookies.get('invited')?.value;
    expect(invited).toBe(code);
    cookieJar.set('invited', code);
    expect(await opensPage('/register')).toContain(`value="${code}"`);
  });

  test('is not kept from another page, nor what is no code', async () => {
    for (const path of [`/?referral_code=${code}`, '/register?referral_code=%3Cscript%3E', '/register'])
      expect((await visit(path)).cookies.get('invited')).toBeUndefined();
  });

  test('is forgotten once somebody has registered', async () => {
    const friend = await joins(code);
    expect(cookieJar.has('invited')).toBe(false);
    expect((await friend.profile()).referral).toBe(code);
  });
});

describe('what it brings', () => {
  test('both get theirs when the first order is delivered, and nothing for the second', async () => {
    const friend = await joins(code);
    expect([await inviter.balance(), await friend.balance()]).toEqual([0, 0]);
    await orders(friend);
    expect(await inviter.balance()).toBe(5);
    const first = await friend.balance();
    expect(first).toBeGreaterThanOrEqual(3);
    await orders(friend);
    expect(await inviter.balance()).toBe(5);
    expect(await inviter.asks('GET', 'dashboard/user/profile/show')).toMatchObject({
      ...{ referral_from_topup_price: 5, referral_from_topup_count: 1 },
    });
  });
});
