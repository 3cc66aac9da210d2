/** The stylesheet that pages name in <noscript>: the chosen theme and place, for customers whose script never runs. */
import { cookies } from 'next/headers';
import { anywhere, parseView, viewCookie } from '@/lib/view';

export async function GET(): Promise<Response> {
  const { theme, place } = parseView((await cookies()).get(viewCookie)?.value);
  const rules = [
    theme === 'system' ? '' : `:root{color-scheme:${theme}!important}`,
    place === anywhere ? '' : '[data-when=no-place]{display:none!important}[data-when=place]{display:revert!important}',
  ];
  return new Response(rules.join(''), {
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'private, no-cache' },
  });
}
