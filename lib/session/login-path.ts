import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';

/** The login page that leads back to `returnTo`, a public address, in its language. */
export function loginPath(returnTo: string, more: Record<string, string> = {}): string {
  const { locale } = splitLocale(returnTo);
  return `${localizedPath(locale, '/login')}?${new URLSearchParams({ ...more, returnTo })}`;
}
