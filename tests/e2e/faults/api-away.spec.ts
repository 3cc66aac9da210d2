/** What does a customer see while the API is away, slow or talks nonsense (issue: "When things go wrong")? */
import { expect, type Shopper, test } from '../shopper.ts';
import { hidesContent } from '../watch.ts';
import { wordsOf } from '../words.ts';

/** A page that nobody has seen is one near a place that nobody has named; a failed story starts the count anew. */
let lastView = 41_000 + (Date.now() % 500);
const freshView = () => `view=base_system_${lastView++}x69240`;

const failures: { kind: string; path?: string; more?: Record<string, number> }[] = [
  { kind: 'down' },
  { kind: 'status', path: '**', more: { status: 500 } },
  { kind: 'html', path: '**' },
  { kind: 'empty-object', path: '**' },
  { kind: 'broken-json', path: '**' },
  { kind: 'delay', path: '**', more: { milliseconds: 17_000 } },
];

test.afterEach(({ town }) => town.isWellAgain());

for (const { kind, path, more } of failures) {
  test.describe(kind, () => {
    test('a page seen before keeps its content', async ({ request, town, says }) => {
      const [shop] = await town.shops('type=restaurant');
      const pages = ['/', '/restaurants', `/restaurant/${shop?.id}`];
      for (const address of pages) await request.get(address);
      await town.goesWrong(kind, path, more);
      for (const address of pages) {
        const answer = await request.get(address);
        expect.soft(answer.status(), address).toBe(200);
        const html = await answer.text();
        expect.soft(html, address).not.toContain(says('trouble.offline'));
        expect.soft(html.match(/\/restaurant\/\d+/), address).not.toBeNull();
      }
    });

    test('a cold page is calm, whole, in its language, not kept, and right again within two seconds', async ({
      request,
      town,
    }) => {
      test.setTimeout(60_000);
      await request.get('/ar');
      const headers = { Cookie: freshView() };
      await town.goesWrong(kind, path, more);
      const cold = await request.get('/ar/restaurants', { headers, timeout: 40_000 });
      const html = await cold.text();
      expect(html).toContain(wordsOf('ar')('trouble.offline'));
      expect(html).toContain(wordsOf('ar')('trouble.tryAgain'));
      expect(html).toContain('lang="ar"');
      expect(html).toContain('dir="rtl"');
      expect(html).toContain('noindex');
      expect(html.trimEnd().endsWith('</html>')).toBe(true);
      expect(hidesContent(html)).toBe(false);
      expect(cold.headers()['cache-control']).toMatch(/no-cache|no-store|max-age=0/);
      await town.isWellAgain();
      await expect
        .poll(async () => (await request.get('/ar/restaurants', { headers })).text(), {
          timeout: 2000,
          intervals: [200],
        })
        .not.toContain(wordsOf('ar')('trouble.offline'));
    });
  });
}

const shoppers = [
  { language: 'ar', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const;

for (const [index, { language, javaScriptEnabled }] of shoppers.entries()) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ language, javaScriptEnabled });

    test('"Try again" brings the shop back as soon as the API is back', async ({ shopper, town }) => {
      // Each reads another shop, as one that was read once would be remembered.
      const shop = (await town.shops('type=restaurant'))[3 + index];
      if (!shop) throw new Error('The town has too few restaurants.');
      await shopper.opens('/');
      await town.goesWrong('down');
      shopper.watch.expects(/\/pictures\//);
      await shopper.opens(`/restaurant/${shop.id}`);
      await seesCalmTrouble(shopper);
      await town.isWellAgain();
      await expect(async () => {
        await shopper.page.getByRole('link', { name: shopper.says('trouble.tryAgain') }).click();
        await shopper.seesTitle(shop.title);
      }).toPass({ timeout: 5000 });
    });

    test('one broken item costs only itself', async ({ shopper, town }) => {
      await town.goesWrong('broken-item', 'rest/shops/paginate');
      await shopper.page.context().addCookies([{ ...viewCookie(freshView()), url: new URL(baseOf(shopper)).origin }]);
      await shopper.opens('/restaurants?sort=rating');
      await shopper.seesTitle(/./);
      expect(await shopper.content.getByRole('link', { name: /./ }).count()).toBeGreaterThan(5);
      await expect(shopper.page.getByText(shopper.says('trouble.offline'))).toHaveCount(0);
      await expect(shopper.page.getByText('rubbish')).toHaveCount(0);
    });
  });
}

async function seesCalmTrouble(shopper: Shopper) {
  await shopper.seesTitle(shopper.says('trouble.title'));
  await expect(shopper.page.getByText(shopper.says('trouble.offline'))).toBeVisible();
  await expect(shopper.page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(shopper.page.getByRole('banner')).toBeVisible();
}

function viewCookie(text: string) {
  const [name = '', value = ''] = text.split('=');
  return { name, value };
}

function baseOf({ page }: Shopper): string {
  return page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url();
}
