/** The operator in schema.org's terms: one organization, with the name that the operator has given the marketplace. */
import { beforeAll, expect, test } from 'vitest';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';

beforeAll(openStorefront);

test('the marketplace is called the same on its home page, in a list, in an article and where it offers work', async () => {
  await sandbox.control('settings', { title: 'Bazaar' });
  const found = await Promise.all(
    ['/', '/restaurants', await firstIn('/blog'), await firstIn('/careers')].map(async path => [
      path,
      await namesIn(path),
    ]),
  );
  expect(found.filter(([, names]) => String(names) !== 'Bazaar')).toEqual([]);
});

async function firstIn(list: string): Promise<string> {
  const [, path = ''] = new RegExp(`href="(${list}/[^"?]+)"`).exec((await opensPage(list)) ?? '') ?? [];
  return path;
}

/** The different names of the organization, and of the site where its crumbs begin. */
async function namesIn(path: string): Promise<string[]> {
  const texts = ((await opensPage(path)) ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const names = [...texts].flatMap(([, text = '']) => {
    const found: string[] = [];
    JSON.parse(text, function (this: { '@type'?: string; position?: number; item?: string }, key, value) {
      if (key === 'name' && (this['@type'] === 'Organization' || (this.item && this.position === 1))) found.push(value);
      return value;
    });
    return found;
  });
  return [...new Set(names)];
}
