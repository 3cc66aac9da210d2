/** Reads what the operator has written (docs/api.md 18), as kept answers. */
import 'server-only';
import type { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { longestPage, pagesBehind } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { htmlContext } from '@/lib/content/html-context';
import {
  type Article,
  type ArticleCard,
  articleCardSchema,
  articleSchema,
  type Career,
  careerSchema,
  type Question,
  questionSchema,
  type Rules,
  rulesSchema,
  type SitePage,
  sitePageSchema,
} from '@/lib/content/schema';
import { inOwnOrDefault, listInOwnOrDefault, type Written } from '@/lib/content/written';
import type { Locale } from '@/lib/i18n/locales';

const keep = memory.content;

/** Articles on one page of the blog (docs/behaviour.md 9). */
const articlesPerPage = 10;

interface ArticlePage {
  articles: ArticleCard[];
  lastPage: number;
}

/** Null where there are no articles in this language or in the default one. */
export function findArticlePage(page: number): Promise<Outcome<Written<ArticlePage> | null>> {
  return inOwnOrDefault(async locale => {
    const found = await askArticles(locale, page, articlesPerPage);
    if (!found.ok) return found;
    return { ok: true, value: found.value.articles.length === 0 ? null : found.value };
  });
}

/** The newest hundred, for the feed and the sitemap. */
export async function listNewestArticles(locale: Locale): Promise<Outcome<ArticleCard[]>> {
  const found = await askArticles(locale, 1, longestPage);
  return found.ok ? { ok: true, value: found.value.articles } : found;
}

/** For pages that introduce the marketplace to newcomers. */
export function findNewestArticle(): Promise<Outcome<Written<ArticleCard> | null>> {
  const schema = envelope(articleCardSchema);
  return inOwnOrDefault(locale => publicApi('rest/last-blog/show', { locale, schema, keep, none: null }));
}

export function findArticle(uuid: string): Promise<Outcome<Written<Article> | null>> {
  return inOwnOrDefault(locale =>
    publicApi(`rest/blogs/${uuid}`, { locale, schema: envelope(articleSchema(htmlContext(locale))), keep }),
  );
}

export function listCareers(): Promise<Outcome<Written<Career[]>>> {
  return listInOwnOrDefault(listAllCareers);
}

export async function listAllCareers(locale: Locale): Promise<Outcome<Career[]>> {
  return askAll('rest/careers/paginate', careerSchema(htmlContext(locale)), locale);
}

export function findCareer(id: string): Promise<Outcome<Written<Career> | null>> {
  return inOwnOrDefault(locale =>
    publicApi(`rest/careers/${id}`, { locale, schema: envelope(careerSchema(htmlContext(locale))), keep }),
  );
}

export function listQuestions(): Promise<Outcome<Written<Question[]>>> {
  return listInOwnOrDefault(locale => askAll('rest/faqs/paginate', questionSchema(htmlContext(locale)), locale));
}

type RulesKind = 'term' | 'policy';

export function findRules(kind: RulesKind): Promise<Outcome<Written<Rules> | null>> {
  return inOwnOrDefault(locale =>
    publicApi(kind === 'term' ? 'rest/term' : 'rest/policy', {
      locale,
      schema: envelope(rulesSchema(htmlContext(locale))),
      keep,
      none: null,
    }),
  );
}

/** The parts of the page about the marketplace, in the order of their types (docs/api.md 3). */
export function listAboutParts(): Promise<Outcome<Written<SitePage[]>>> {
  return listInOwnOrDefault(async locale => {
    const query = { page: 1, perPage: 10, type: 'all_about' };
    const schema = pageEnvelope(sitePageSchema(htmlContext(locale))).transform(({ items }) =>
      written(items).toSorted(byType),
    );
    return publicApi('rest/pages/paginate', { locale, query, schema, keep });
  });
}

/** The operator's text for people who want to deliver (docs/api.md 16.2). */
export function findCourierPage(): Promise<Outcome<Written<SitePage> | null>> {
  return inOwnOrDefault(locale =>
    publicApi('rest/pages/delivery', {
      locale,
      schema: envelope(sitePageSchema(htmlContext(locale))),
      keep,
      none: null,
    }),
  );
}

const aboutTypes = ['about', 'about_second', 'about_three', 'about_fourth'];

function byType(one: SitePage, other: SitePage): number {
  return aboutTypes.indexOf(one.type) - aboutTypes.indexOf(other.type);
}

async function askArticles(locale: Locale, page: number, perPage: number): Promise<Outcome<ArticlePage>> {
  const schema = pageEnvelope(articleCardSchema).transform(({ items, lastPage }) => ({
    articles: written(items),
    lastPage,
  }));
  return publicApi('rest/blogs/paginate', { locale, query: { type: 'blog', page, perPage, active: 1 }, schema, keep });
}

/** Pages of a hundred; further ones are not asked for. */
const mostPages = 5;

async function askAll<S extends z.ZodType>(path: string, item: S, locale: Locale) {
  const ask = (page: number) =>
    publicApi(path, {
      locale,
      query: { page, perPage: longestPage },
      schema: pageEnvelope(item),
      keep: { ...keep, isInventable: false },
    });
  const first = await ask(1);
  if (!first.ok) return first;
  const last = Math.min(first.value.lastPage, mostPages);
  const others = await pagesBehind(last, ask);
  const failed = others.find(answer => !answer.ok);
  if (failed !== undefined) return failed;
  const items = [first, ...others].flatMap(answer => (answer.ok ? answer.value.items : []));
  return { ok: true as const, value: written(items) };
}

function written<T>(items: T[]): NonNullable<T>[] {
  return items.filter(item => item !== null && item !== undefined);
}
