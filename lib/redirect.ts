/** Leads to another address: the framework's `redirect`, but always by "303 See Other". */
import 'server-only';
import { redirect as ask } from 'next/navigation';

/**
 * The framework answers a page's own redirect with 307, by which a browser without script posts its form once more, to a page
 * that does not know it and refuses with 409: a second press, or a form left open in another tab, would end there.
 */
export function redirect(to: string, type?: 'push' | 'replace'): never {
  try {
    return ask(to, type);
  } catch (error) {
    // "NEXT_REDIRECT;type;address;status;"
    if (isRedirect(error)) error.digest = error.digest.replace(/;307;$/, ';303;');
    throw error;
  }
}

function isRedirect(error: unknown): error is Error & { digest: string } {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string';
}
