/** Metadata of the pages for signing in, which search engines must not index. */
import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/metadata';

export async function authMetadata(title: string, description: string, path: string): Promise<Metadata> {
  return { ...(await pageMetadata({ title, description, path })), robots: { index: false } };
}
