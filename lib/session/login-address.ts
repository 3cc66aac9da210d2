import { localized, splitAddress } from '@/lib/i18n/address';

/** The login page that leads back to `returnTo`, a public address, in its language. */
export function loginAddress(returnTo: string, more: Record<string, string> = {}): string {
  const { locale } = splitAddress(returnTo);
  return `${localized(locale, '/login')}?${new URLSearchParams({ ...more, returnTo })}`;
}
