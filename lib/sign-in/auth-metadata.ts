/** The head of a page at the door: no search engine keeps it. */
import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/metadata';

export async function authMetadata(title: string, description: string, path: string): Promise<Metadata> {
  return { ...(await pageMetadata({ title, description, path })), robots: { index: false } };
}
