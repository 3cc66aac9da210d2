/** Lists the paths of the operator's texts for search engines, without language. */
import 'server-only';
import { listAllCareers, listNewestArticles } from '@/lib/content/queries';
import { ownLocale } from '@/lib/market/queries';

const pages = ['/about', '/blog', '/careers', '/help', '/privacy', '/terms'];

/** Articles and open positions in the marketplace's default language; "offline" while the API is away. */
export async function listWrittenPaths(): Promise<string[] | 'offline'> {
  const locale = await ownLocale();
  const [articles, careers] = await Promise.all([listNewestArticles(locale), listAllCareers(locale)]);
  if (!articles.ok || !careers.ok) return 'offline';
  return [
    ...pages,
    ...articles.value.map(({ uuid }) => `/blog/${uuid}`),
    ...careers.value.map(({ id }) => `/careers/${id}`),
  ];
}
