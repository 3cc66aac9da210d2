/** Whether the browser itself sent the form, without script. The answer is then a new page in its history. */
import 'server-only';
import { headers } from 'next/headers';

export async function isPlainPost(): Promise<boolean> {
  return !(await headers()).has('next-action');
}
