/** Which paths of what the operator has written do search engines learn? Without language. */
import 'server-only';
import { listAllCareers, listNewestArticles } from '@/lib/content/queries';
import { defaultLocale } from '@/lib/i18n/locales';

const pages = ['/about', '/blog', '/careers', '/help', '/privacy', '/terms'];

/** Articles and positions of the default language; "offline" while the API is away. */
export async function listWrittenPaths(): Promise<string[] | 'offline'> {
  const [articles, careers] = await Promise.all([listNewestArticles(defaultLocale), listAllCareers(defaultLocale)]);
  if (!articles.ok || !careers.ok) return 'offline';
  return [
    ...pages,
    ...articles.value.map(({ uuid }) => `/blog/${uuid}`),
    ...careers.value.map(({ id }) => `/careers/${id}`),
  ];
}
