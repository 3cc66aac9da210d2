/** Is every page a whole document, in its language, without a script to complete it? */
import { pagesOf } from '../pages.ts';
import { hidesContent } from '../shopper/watch.ts';
import { expect, test } from '../story.ts';

for (const language of ['en', 'de', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('every page is whole as it arrives', async ({ request, catalog }) => {
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const path of await pagesOf(catalog)) {
        const answer = await request.get(path === '/' ? prefix || '/' : `${prefix}${path}`);
        expect.soft(answer.status(), path).toBe(200);
        const html = await answer.text();
        expect.soft(html, path).toContain(`lang="${language}"`);
        expect.soft(html, path).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        expect.soft(html.match(/<main[\s>]/g), `${path}: one main`).toHaveLength(1);
        expect.soft(html.match(/<h1[\s>]/g), `${path}: one h1`).toHaveLength(1);
        expect.soft(html.match(/<title>[^<]+<\/title>/g), `${path}: a title`).not.toBeNull();
        expect.soft(hidesContent(html), `${path}: content that waits for script`).toBe(false);
        expect.soft(html.trimEnd().endsWith('</html>'), `${path}: an end`).toBe(true);
      }
    });
  });
}
