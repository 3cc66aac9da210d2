/** Writes the sitemap: an index of files by kind, which list each public page in every active language. */
import 'server-only';
import { z } from 'zod';
import { pageEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { id } from '@/lib/api/schema';
import { memory } from '@/lib/cache';
import { listWrittenPaths } from '@/lib/content/sitemap-paths';
import { env } from '@/lib/env';
import { defaultLocale, type Locale, languageTag } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { findLanguages, ownLocale } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';
import { offersReferrals } from '@/lib/referrals/programme';
import { type KeptFile, keepFiles, type NoFile } from '@/lib/seo/kept-files';
import { isOneList } from '@/lib/shops/list/one-list';
import { secondsIn } from '@/lib/time-units';

/**
 * API answers (of a hundred shops each) in one file, so that a file needs at most six calls. With 24 languages that is
 * about 12,000 URLs and 28 MB, within the format's limits of 50,000 and 50 MB; with three languages a third of a
 * megabyte.
 */
const answersPerFile = 5;

/** Room for one file in all languages, or for a hundred in three. */
const files = keepFiles('sitemap', 48);

/**
 * The index of the site's sitemaps. Incomplete while the API is away, or the marketplace's languages are unknown, so it is
 * kept only briefly then.
 */
export function getSitemapIndex(): Promise<KeptFile | NoFile> {
  return files('/sitemap.xml', async () => {
    const { names, isWhole } = await listSitemaps();
    return { body: Buffer.from(sitemapIndex(names)), seconds: isWhole ? secondsIn.hour : secondsIn.minute };
  });
}

/**
 * One sitemap: the fixed pages, or a slice of the restaurants, shops or recipes. Half a sitemap would tell search
 * engines that the rest is gone, so there is none while the API is away.
 */
export async function getSitemap(name: string): Promise<KeptFile | NoFile> {
  if (name !== 'pages' && !shapeOfName.test(name)) return 'gone';
  return files(name, async () => {
    const paths = await listPaths(name);
    if (paths === null) return 'gone';
    const languages = await findLanguages(defaultLocale);
    if (paths === 'offline' || !languages.ok) return 'offline';
    const locales = languages.value.map(({ locale }) => locale);
    return { body: Buffer.from(urlset(paths, locales)), seconds: secondsIn.hour };
  });
}

/** Things of which there is any number: the call that lists them, and the path of each. */
const kinds = {
  restaurants: { list: 'rest/shops/paginate', type: 'restaurant', page: 'restaurant' },
  shops: { list: 'rest/shops/paginate', type: 'shop', page: 'shop' },
  recipes: { list: 'rest/receipts/paginate', type: undefined, page: 'recipes' },
} satisfies Record<string, { list: string; type: ShopType | undefined; page: string }>;

type Kind = keyof typeof kinds;

const shapeOfName = /^(restaurants|shops|recipes)-([1-9]\d{0,3})$/;

/**
 * Names of the files without ".xml"; `isWhole`: no kind had to be left out because the API did not answer. Its lists are
 * empty in a language that the marketplace does not have.
 */
export async function listSitemaps(): Promise<{ names: string[]; isWhole: boolean }> {
  const languages = await findLanguages(defaultLocale);
  const counted = await Promise.all(
    (Object.keys(kinds) as Kind[]).map(async kind => {
      if (kind === 'restaurants' && (await isOneList())) return [];
      const first = await ask(kind, 1);
      // A marketplace without recipes may have no such call.
      if (!first.ok) return first.why === 'gone' ? [] : null;
      const files = first.value.total === 0 ? 0 : Math.ceil(first.value.lastPage / answersPerFile);
      return Array.from({ length: files }, (_, index) => `${kind}-${index + 1}`);
    }),
  );
  return {
    names: ['pages', ...counted.flatMap(names => names ?? [])],
    isWhole: languages.ok && !counted.includes(null),
  };
}

/** The paths of one file, without language. Null if there is no such file, "offline" while the API is away. */
export async function listPaths(name: string): Promise<string[] | null | 'offline'> {
  if (name === 'pages') {
    const written = await listWrittenPaths();
    return written === 'offline' ? written : [...(await fixedPaths()), ...written, ...(await joiningPaths())];
  }
  const [, kind, number] = shapeOfName.exec(name) ?? [];
  if (!isKind(kind)) return null;
  const from = (Number(number) - 1) * answersPerFile + 1;
  // There all are shops.
  if (kind === 'restaurants' && (await isOneList())) return null;
  const first = await ask(kind, 1);
  if (!first.ok) return 'offline';
  const { lastPage, total } = first.value;
  if (from > lastPage || total === 0) return null;
  const pages = Array.from({ length: Math.min(answersPerFile, lastPage - from + 1) }, (_, index) => from + index);
  const answers = await Promise.all(pages.map(page => ask(kind, page)));
  if (answers.some(answer => !answer.ok)) return 'offline';
  return answers.flatMap(answer => (answer.ok ? answer.value.items.map(one => `/${kinds[kind].page}/${one}`) : []));
}

async function fixedPaths(): Promise<string[]> {
  const shops = (await isOneList()) ? [] : ['/shops', '/shops/map'];
  return ['/', '/restaurants', '/restaurants/map', ...shops, '/promotions', '/recipes'];
}

/** The pages for sellers and couriers, as far as the operator offers them. */
async function joiningPaths(): Promise<string[]> {
  const referrals = (await offersReferrals(await ownLocale())) === true ? ['/referrals'] : [];
  const affiliate = env().AFFILIATE_URL === undefined ? [] : ['/affiliate'];
  return ['/welcome', '/be-seller', '/deliver', ...referrals, ...affiliate];
}

/**
 * One file as XML. Without `lastmod`, because no call of the API says reliably when a shop's page changed. Paths consist
 * of letters, digits and slashes, so nothing in a URL needs escaping.
 */
function urlset(paths: string[], active: Locale[]): string {
  const locales: Locale[] = active.length > 0 ? active : [defaultLocale];
  const urls = paths.flatMap(path => {
    const links = locales.map(locale => alternate(languageTag(locale), publicUrl(locale, path))).join('');
    const alternates = `${links}${alternate('x-default', publicUrl(defaultLocale, path))}`;
    return locales.map(locale => `<url><loc>${publicUrl(locale, path)}</loc>${alternates}</url>`);
  });
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`;
}

function sitemapIndex(names: string[]): string {
  const entries = names.map(name => `<sitemap><loc>${env().SITE_URL}/sitemap/${name}.xml</loc></sitemap>`);
  return `${declaration}<sitemapindex xmlns="${schema}">${entries.join('\n')}</sitemapindex>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
}

const ids = pageEnvelope(z.object({ id }).transform(found => found.id));

function isKind(kind: string | undefined): kind is Kind {
  return kind !== undefined && Object.hasOwn(kinds, kind);
}

async function ask(kind: Kind, page: number) {
  const { list, type } = kinds[kind];
  return publicApi(list, {
    locale: await ownLocale(),
    query: { type, page, perPage: longestPage },
    schema: ids,
    keep: memory.sitemap,
  });
}
