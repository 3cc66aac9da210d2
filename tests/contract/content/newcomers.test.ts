/** The pages for newcomers and for people who join, over the sandbox (docs/behaviour.md 2.1). */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { route } from '@/lib/route';
import { listPaths } from '@/lib/seo/sitemap';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(async () => {
  await freshBrowser();
  await sandbox.control('settings', { referral_active: '1' });
});

const partners = 'https://partners.doorstep.example/join';

function hasPartners(): void {
  const { env } = environment;
  const base = env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, AFFILIATE_URL: partners });
}

describe('paths', () => {
  test.each([
    ['/be-seller?part=place', '/en/base/be-seller?part=place', true],
    ['/referrals', '/en/base/referrals', true],
    ['/ar/welcome', '/ar/base/welcome', true],
    ['/deliver?utm_source=x', '/en/base/deliver', false],
    ['/ar/affiliate', '/ar/base/affiliate', false],
    ['/be-seller/shop', '/404', false],
    ['/deliver/now', '/404', false],
  ])('%s', (address, inner, isOwn) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://doorstep.test');
    expect(route({ path, query })).toMatchObject({ kind: 'page', inner, isOwn });
  });

  test('are in the sitemap as far as there is something to see', async () => {
    expect(await listPaths('pages')).toEqual(
      expect.arrayContaining(['/welcome', '/be-seller', '/deliver', '/referrals']),
    );
    expect(await listPaths('pages')).not.toContain('/affiliate');
    hasPartners();
    expect(await listPaths('pages')).toContain('/affiliate');
  });
});

describe('/deliver', () => {
  test('leads to the courier’s app, not to the customer’s', async () => {
    const page = (await opensPage('/deliver')) ?? '';
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main'));
    expect(main).toContain('example.doorstep.courier');
    expect(main).not.toContain('example.doorstep.customer');
  });

  test('says it in the operator’s own words too', async () => {
    const { translation } = await sandbox.read<{ translation: { title: string } }>('pages/delivery');
    expect(await opensPage('/deliver')).toContain(translation.title);
  });

  test('without an app it says whom to ask', async () => {
    await sandbox.control('settings', { delivery_app_ios: null, delivery_app_android: '' });
    expect(await opensPage('/deliver')).toContain('not in the stores yet');
    await sandbox.reset();
  });

  test('while the settings cannot be had, it claims nothing', async () => {
    await sandbox.fails('drop', 'rest/settings');
    const page = await opensPage('/deliver');
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('not in the stores yet');
    forgetConsole();
  });
});

describe('/affiliate', () => {
  test('is not there where the operator has none, and no door leads to it', async () => {
    expect(await opensPage('/affiliate')).toBeNull();
    expect(await opensPage('/deliver')).not.toContain('/affiliate');
  });

  test('leads to the programme that is set', async () => {
    hasPartners();
    expect(await opensPage('/affiliate')).toContain(`href="${partners}"`);
    expect(await opensPage('/deliver')).toContain('href="/affiliate"');
  });
});

describe('/welcome', () => {
  test('tells a guest what to do first', async () => {
    const page = await opensPage('/welcome');
    for (const path of ['/address', '/restaurants', '/register']) expect(page).toContain(`href="${path}"`);
  });

  test('shows the blog’s newest entry, and does without it', async () => {
    const { uuid } = await sandbox.read<{ uuid: string }>('last-blog/show');
    expect(await opensPage('/welcome')).toContain(`href="/blog/${uuid}"`);
    kept.clear();
    await sandbox.fails('drop', 'rest/last-blog/show');
    expect(await opensPage('/welcome')).toContain('What to do first');
    forgetConsole();
  });

  test('greets who has just joined, by name', async () => {
    await newCustomer();
    expect(await opensPage('/welcome?returnTo=%2Fshops')).toContain('Stella');
  });

  test('leads on to where they were going, by way of their address too', async () => {
    await newCustomer();
    const page = (await opensPage('/welcome?returnTo=%2Fshops')) ?? '';
    const picker = /href="(\/address[^"]*)"/.exec(page)?.[1] ?? '';
    expect(await opensPage(picker)).toContain('name="returnTo" value="/shops"');
    // As links of before name it.
    expect(await opensPage('/address?from=%2Fshops')).toContain('name="returnTo" value="/shops"');
  });
});
