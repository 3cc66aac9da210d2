/** The calls that only read texts of the operator (docs/api.md), of the kind of calls.ts. */
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import {
  articleCardSchema,
  articleSchema,
  careerSchema,
  questionSchema,
  rulesSchema,
  sitePageSchema,
} from '@/lib/content/schema';
import { type Read, read } from './read.ts';

/** The check does not follow links or pictures in texts, so any URLs will do. */
const html = { locale: 'en', SITE_URL: 'http://localhost', API_URL: 'http://localhost' } as const;

export const contentReads: Read[] = [
  read('rest/blogs/paginate', 'the blog', pageEnvelope(articleCardSchema), {
    query: { type: 'blog', page: 1, perPage: 10, active: 1 },
    isWhole: true,
    tells: ({ items }) => ({ article: items.find(item => item !== null)?.uuid }),
  }),
  read('rest/blogs/{article}', 'an article', envelope(articleSchema(html)), { isWhole: true }),
  read('rest/careers/paginate', 'careers', pageEnvelope(careerSchema(html)), {
    query: { page: 1, perPage: 100 },
    isWhole: true,
    tells: ({ items }) => ({ career: items.find(item => item !== null)?.id }),
  }),
  read('rest/careers/{career}', 'an open position', envelope(careerSchema(html)), { isWhole: true }),
  read('rest/faqs/paginate', 'the help centre', pageEnvelope(questionSchema(html)), {
    query: { page: 1, perPage: 100 },
    isWhole: true,
  }),
  read('rest/last-blog/show', 'welcome: the newest article', envelope(articleCardSchema), { mayBeNone: true }),
  read('rest/pages/delivery', 'delivering', envelope(sitePageSchema(html)), { mayBeNone: true }),
  read('rest/pages/paginate', 'about the marketplace', pageEnvelope(sitePageSchema(html)), {
    query: { page: 1, perPage: 10, type: 'all_about' },
    isWhole: true,
  }),
  read('rest/term', 'the terms of use', envelope(rulesSchema(html)), { mayBeNone: true }),
  read('rest/policy', 'privacy', envelope(rulesSchema(html)), { mayBeNone: true }),
];
