/** Metadata of the pages for signing in, which search engines must not index. */
import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/metadata';

export function authMetadata(title: string, description: string, path: string): Promise<Metadata> {
  return pageMetadata({ title, description, path, isPrivate: true });
}
