/**
 * The languages that the marketplace offers, as the pages of this process last read them. The middleware, which
 * redirects visitors from other languages, cannot ask the API and is a bundle of its own, so they are on the global
 * object.
 */
import type { Locale } from '@/lib/i18n/locales';

const shared = globalThis as { doorstepOffered?: readonly Locale[] };

/** `locales`: the marketplace's default first. An empty list is ignored, because every marketplace has a language. */
export function noteOffered(locales: readonly Locale[]): void {
  if (locales.length > 0) shared.doorstepOffered = locales;
}

/**
 * Empty while no page has asked yet, and on hosts whose middleware shares nothing with pages: then any language may be
 * offered.
 */
export function offeredLocales(): readonly Locale[] {
  return shared.doorstepOffered ?? [];
}
