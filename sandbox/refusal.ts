/** How does the API say no? The codes and texts of API.md 1.6 and 1.7. */

import type { Text } from './seed/types.ts';

export type RefusalCode = keyof typeof texts;

/** Thrown anywhere below a route; app.ts answers it in the error envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: 400 | 401 | 404;
  readonly params: Record<string, string[]> | undefined;
  /** Overrides the code's own text ("Not in polygon"). */
  readonly text: Text | undefined;

  constructor(code: RefusalCode, more: { params?: Record<string, string[]>; text?: Text } = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.params = more.params;
    this.text = more.text;
  }
}

export function notFound(text?: Text): Refusal {
  return new Refusal('ERROR_404', text ? { text } : {});
}

export function textOf(code: RefusalCode | 'NO_ERROR', locale: string): string {
  const text: Text = code === 'NO_ERROR' ? success : texts[code];
  return inLanguage(text, locale);
}

export function inLanguage(text: Text, locale: string): string {
  return locale === 'de' || locale === 'ar' ? text[locale] : text.en;
}

const success: Text = { en: 'Successfully', de: 'Erfolgreich', ar: 'تم بنجاح' };

const texts = {
  ERROR_100: {
    en: 'User is not logged in.',
    de: 'Der Nutzer ist nicht angemeldet.',
    ar: 'المستخدم غير مسجّل الدخول.',
  },
  ERROR_400: { en: 'Bad request.', de: 'Ungültige Anfrage.', ar: 'طلب غير صالح.' },
  ERROR_404: { en: "Item's not found.", de: 'Der Eintrag wurde nicht gefunden.', ar: 'العنصر غير موجود.' },
} satisfies Record<string, Text>;

const statuses = { ERROR_100: 401, ERROR_400: 400, ERROR_404: 404 } as const;
