/** The framework's `redirect`, but always "303 See Other". */
import 'server-only';
import { redirect as ask } from 'next/navigation';

/**
 * A page's redirect is a 307 in the framework. A browser without script would then post its form again, to a page that
 * does not know the form and refuses with 409: a second press, or a form left open in another tab, would end there.
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
