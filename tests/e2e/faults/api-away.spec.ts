/** What does a customer see while the API is away, slow or talks nonsense? */
import type { FaultKind } from '../../../sandbox/control/faults.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { hidesContent } from '../shopper/watch.ts';
import { wordsOf } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

/** A page that nobody has seen is one near a place that nobody has named: one of a quarter of a million. */
const upTo500 = () => Math.floor(Math.random() * 500);
const freshView = () => `view=base_system_${41_000 + upTo500()}x${69_000 + upTo500()}`;

const failures: { kind: FaultKind; path?: string; more?: { status?: number; milliseconds?: number } }[] = [
  { kind: 'down' },
  { kind: 'status', path: '**', more: { status: 500 } },
  { kind: 'html', path: '**' },
  { kind: 'empty-object', path: '**' },
  { kind: 'broken-json', path: '**' },
  { kind: 'delay', path: '**', more: { milliseconds: 17_000 } },
];

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const { kind, path, more } of failures) {
  test.describe(kind, () => {
    test('a page seen before keeps its content', async ({ request, says, sandbox, catalog }) => {
      const shop = await catalog.restaurant();
      const pages = ['/', '/restaurants', `/restaurant/${shop.id}`];
      for (const page of pages) await request.get(page);
      await sandbox.fails(kind, path, more);
      for (const page of pages) {
        const answer = await request.get(page);
        expect.soft(answer.status(), page).toBe(200);
        const html = await answer.text();
        expect.soft(html, page).not.toContain(says('errorPage.offline'));
        expect.soft(html.match(/\/restaurant\/\d+/), page).not.toBeNull();
      }
    });

    test('a cold page is calm, whole, in its language, not kept, and right again within two seconds', async ({
      request,
      sandbox,
    }) => {
      test.setTimeout(60_000);
      await request.get('/ar');
      const headers = { Cookie: freshView() };
      await sandbox.fails(kind, path, more);
      const cold = await request.get('/ar/restaurants', { headers, timeout: 40_000 });
      const html = await cold.text();
      expect(html).toContain(wordsOf('ar')('errorPage.offline'));
      expect(html).toContain(wordsOf('ar')('errorPage.tryAgain'));
      expect(html).toContain('lang="ar"');
      expect(html).toContain('dir="rtl"');
      expect(html).toContain('noindex');
      expect(html.trimEnd().endsWith('</html>')).toBe(true);
      expect(hidesContent(html)).toBe(false);
      expect(cold.headers()['cache-control']).toMatch(/no-cache|no-store|max-age=0/);
      await sandbox.recovers();
      await expect
        .poll(async () => (await request.get('/ar/restaurants', { headers })).text(), {
          timeout: 2000,
          intervals: [200],
        })
        .not.toContain(wordsOf('ar')('errorPage.offline'));
    });
  });
}

test('a page whose name is not known is called as its error is', async ({ request, sandbox, catalog }) => {
  const { id } = await catalog.recipe();
  await sandbox.fails('down');
  // In a language in which nobody has seen it.
  const answer = await request.get(`/de/recipes/${id}`);
  expect(await answer.text()).toContain(`<title>${wordsOf('de')('errorPage.title')} · `);
});

const shoppers = [
  { language: 'ar', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const;

for (const [index, { language, javaScriptEnabled }] of shoppers.entries()) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ language, javaScriptEnabled });

    test('"Try again" brings the shop back as soon as the API is back', async ({ shopper, sandbox, catalog }) => {
      // A shop that any story has read would be remembered: each reads one of the last, which are nobody else's.
      const shop = (await catalog.restaurants()).at(-1 - index);
      if (!shop) throw new Error('The town has too few restaurants.');
      await shopper.opens('/');
      await sandbox.fails('down');
      shopper.watch.expects(/\/pictures\//);
      await shopper.opensShop(shop);
      await seesCalmTrouble(shopper);
      await sandbox.recovers();
      await expect(async () => {
        await shopper.page.getByRole('link', { name: shopper.says('errorPage.tryAgain') }).click();
        await shopper.seesTitle(shop.title);
      }).toPass({ timeout: 5000 });
    });

    test('one broken item costs only itself', async ({ shopper, sandbox }) => {
      await sandbox.fails('broken-item', 'rest/shops/paginate');
      await shopper.page.context().addCookies([{ ...viewCookie(freshView()), url: shopper.site }]);
      await shopper.opens('/restaurants?sort=rating');
      await shopper.seesTitle(/./);
      expect(await shopper.content.getByRole('link', { name: /./ }).count()).toBeGreaterThan(5);
      await expect(shopper.page.getByText(shopper.says('errorPage.offline'))).toHaveCount(0);
      await expect(shopper.page.getByText('rubbish')).toHaveCount(0);
    });
  });
}

async function seesCalmTrouble(shopper: Shopper) {
  await shopper.seesTitle(shopper.says('errorPage.title'));
  await expect(shopper.page.getByText(shopper.says('errorPage.offline'))).toBeVisible();
  await expect(shopper.page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(shopper.page.getByRole('banner')).toBeVisible();
}

function viewCookie(text: string) {
  const [name = '', value = ''] = text.split('=');
  return { name, value };
}
