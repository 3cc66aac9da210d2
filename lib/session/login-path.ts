import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';

/** The login page that leads back to the public path `returnTo`, in the language of that path. */
export function loginPath(returnTo: string, more: Record<string, string> = {}): string {
  const { locale } = splitLocale(returnTo);
  return `${localizedPath(locale, '/login')}?${new URLSearchParams({ ...more, returnTo })}`;
}

/** Whether a public path is the login page. */
export function isLoginPath(path: string): boolean {
  return splitLocale(path).path.startsWith('/login?');
}
