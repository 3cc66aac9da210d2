/**
 * The languages that the marketplace offers, as the pages of this process have last read them. The middleware, which
 * leads visitors of another language on, cannot ask the API and is a bundle of its own: so they lie on the global object.
 */
import type { Locale } from '@/lib/i18n/locales';

const shared = globalThis as { doorstepOffered?: readonly Locale[] };

/** `locales`: the marketplace's default first. None are no news: no marketplace is without a language. */
export function noteOffered(locales: readonly Locale[]): void {
  if (locales.length > 0) shared.doorstepOffered = locales;
}

/** Empty while nobody has asked yet, or where a host's middleware shares nothing with its pages: any may be offered. */
export function offeredLocales(): readonly Locale[] {
  return shared.doorstepOffered ?? [];
}
