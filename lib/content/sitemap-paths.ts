/** Which paths of what the operator has written do search engines learn? Without language. */
import 'server-only';
import { listAllCareers, listNewestArticles } from '@/lib/content/queries';
import { ownLocale } from '@/lib/market/queries';

const pages = ['/about', '/blog', '/careers', '/help', '/privacy', '/terms'];

/** Articles and positions in the marketplace's own language; "offline" while the API is away. */
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
