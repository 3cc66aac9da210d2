/**
 * Parses what the operator has written (docs/api.md 2.10, 18). `translation` is null where there is no text in the
 * language: such an entry is left out of lists, and is null where it was asked for alone.
 */
import { z } from 'zod';
import { id, moment, picture, point, text, translation } from '@/lib/api/schema';
import { uuidShape } from '@/lib/api/shapes';
import type { HtmlContext } from '@/lib/content/html-attributes';
import { safeHtml } from '@/lib/content/safe-html';
import { webUrl } from '@/lib/paths/web-url';

const words = z.object({
  title: text,
  short_desc: text,
  description: text,
  address: text,
  question: text,
  answer: text,
});
const written = words.nullish().transform(found => found ?? null);

const article = z.object({
  uuid: z.string().regex(uuidShape),
  img: picture,
  published_at: moment,
  created_at: moment,
  translation: written,
});

/** An article as lists show it. */
export const articleCardSchema = article.transform(cardOf);

export type ArticleCard = NonNullable<z.output<typeof articleCardSchema>>;

function cardOf({ uuid, img, published_at, created_at, translation }: z.output<typeof article>) {
  if (translation === null) return null;
  const { title, short_desc: summary } = translation;
  return {
    uuid,
    picture: img,
    /** Milliseconds since the epoch; null where the backend does not state it. */
    publishedAt: published_at ?? created_at,
    title,
    summary,
  };
}

export function articleSchema(context: HtmlContext) {
  return article.transform(raw => {
    const card = cardOf(raw);
    return card && { ...card, body: safeHtml(raw.translation?.description ?? '', context) };
  });
}

export type Article = NonNullable<z.output<ReturnType<typeof articleSchema>>>;

/** An open position; `postedAt` is null where the backend does not state it. */
export function careerSchema(context: HtmlContext) {
  return z
    .object({
      id,
      category: z.object({ translation }).nullish(),
      location: point,
      created_at: moment,
      translation: written,
    })
    .transform(({ id, category, location, created_at, translation }) =>
      translation === null
        ? null
        : {
            id,
            team: category?.translation.title ?? '',
            point: location,
            postedAt: created_at,
            title: translation.title,
            place: translation.address,
            body: safeHtml(translation.description, context),
          },
    );
}

export type Career = NonNullable<z.output<ReturnType<typeof careerSchema>>>;

export function questionSchema(context: HtmlContext) {
  return z
    .object({ id, translation: written })
    .transform(({ id, translation }) =>
      translation === null || translation.question === ''
        ? null
        : { id, question: translation.question, answer: safeHtml(translation.answer, context) },
    );
}

export type Question = NonNullable<z.output<ReturnType<typeof questionSchema>>>;

/** A legal text such as terms or privacy, with its title. */
export function rulesSchema(context: HtmlContext) {
  return z
    .object({ updated_at: moment, translation: written })
    .transform(({ updated_at, translation }) =>
      translation === null || (translation.title === '' && translation.description === '')
        ? null
        : { title: translation.title, body: safeHtml(translation.description, context), updatedAt: updated_at },
    );
}

export type Rules = NonNullable<z.output<ReturnType<typeof rulesSchema>>>;

const buttons = z.object({ app_store_button_link: text, google_play_button_link: text }).nullish().catch(null);

/** A part of the page about the marketplace; a link is null where its target is not allowed. */
export function sitePageSchema(context: HtmlContext) {
  return z
    .object({ id, type: text, img: picture, buttons, translation: written })
    .transform(({ id, type, img, buttons, translation }) =>
      translation === null
        ? null
        : {
            id,
            type,
            picture: img,
            title: translation.title,
            body: safeHtml(translation.description, context),
            appStore: webUrl(buttons?.app_store_button_link),
            googlePlay: webUrl(buttons?.google_play_button_link),
          },
    );
}

export type SitePage = NonNullable<z.output<ReturnType<typeof sitePageSchema>>>;
