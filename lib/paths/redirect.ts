/** Redirects with "303 See Other": pages and actions by the framework's `redirect`, route handlers by a response. */
import 'server-only';
import { redirect as ask } from 'next/navigation';

/**
 * The framework answers a page's redirect with 307. A browser without script would then post its form again to the new
 * page, which refuses it with 409: a second press, or a form left open in another tab, would end there.
 */
export function redirect(to: string, type?: 'push' | 'replace'): never {
  try {
    return ask(to, type);
  } catch (error) {
    // "NEXT_REDIRECT;type;path;status;"
    if (isRedirect(error)) error.digest = error.digest.replace(/;307;$/, ';303;');
    throw error;
  }
}

/** The response of a route handler: never kept, because it depends on the visitor. */
export function seeOther(to: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store', ...headers } });
}

function isRedirect(error: unknown): error is Error & { digest: string } {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string';
}
