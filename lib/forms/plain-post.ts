/**
 * Tells whether the browser itself sent the form, without script. Its answer then is a page of its own in the history.
 */
import 'server-only';
import { headers } from 'next/headers';

export async function isPlainPost(): Promise<boolean> {
  return !(await headers()).has('next-action');
}
