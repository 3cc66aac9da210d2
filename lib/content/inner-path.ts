/** Translates between public and inner paths of pages that the operator has written. */
import { idShape, uuidShape } from '@/lib/api/shapes';
import { pageNumber } from '@/lib/paths/page-query';
import { cutTo, longestTerm } from '@/lib/typed-lengths';

const single = ['about', 'privacy', 'terms', 'referral-terms'];

/** The first parts of the paths that are handled here. */
export const contentPaths = [...single, 'help', 'careers', 'blog'];

/** Null for any other page. These pages do not depend on the place. */
export function contentPath([page = '', id, part]: string[], query: URLSearchParams): string | null {
  if (part !== undefined || (id !== undefined && (single.includes(page) || page === 'help'))) return null;
  if (page === 'careers' && id !== undefined) return idShape.test(id) ? `/careers/${id}` : null;
  if (page === 'blog') return blogPath(id, query.get('page'));
  const words = page === 'help' ? cutTo(longestTerm, query.get('q')?.trim() ?? '') : '';
  return words ? `/help/find/${encodeURIComponent(words)}` : `/${page}`;
}

function blogPath(id: string | undefined, page: string | null): string | null {
  if (id === undefined) return `/blog/list/${pageNumber(page)}`;
  return id === 'feed.xml' || uuidShape.test(id) ? `/blog/${id}` : null;
}

/** The public path of an inner one that somebody has requested directly. */
export function publicContentPath([page = '', kind, value = '']: string[]): string {
  if (page === 'blog' && kind === 'list') return value === '1' ? '/blog' : `/blog?page=${value}`;
  if (page === 'help' && kind === 'find') return `/help?q=${value}`;
  return `/${[page, kind].filter(Boolean).join('/')}`;
}
