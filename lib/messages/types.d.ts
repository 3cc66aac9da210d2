import type { Locale as OurLocale } from '@/lib/i18n/locales';
import type english from '@/messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: OurLocale;
    Messages: typeof english;
  }
}
