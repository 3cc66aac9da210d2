/**
 * Finds out whether the browser has kept the cookies that an answer set, where no script can: the first form of a browser
 * that has sent none leads to a path with a mark, and the request for it either brings cookies, and is led to the path
 * itself, or is told (lib/cookies-asked.ts).
 */
import 'server-only';
import { headers } from 'next/headers';
import { isPlainPost } from '@/lib/forms/plain-post';
import { cookiesParameter } from '@/lib/paths/cookies-parameter';

/** The path to redirect to, where it shows nothing of the press without the cookies of this answer. Not for pages. */
export async function needingCookies(path: string): Promise<string> {
  if ((await headers()).has('cookie') || !(await isPlainPost())) return path;
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost');
  searchParams.set(cookiesParameter, '1');
  return `${pathname}?${searchParams}${hash}`;
}
