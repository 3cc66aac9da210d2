/** How does the API refuse? With the codes and texts of docs/api.md 1.6 and 1.7. */

import { inLanguage, type Text } from './rules/text.ts';

export type RefusalCode = keyof typeof texts;

/** Throw it anywhere below a route: app.ts answers it in the error envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: 400 | 401 | 403 | 404 | 429;
  readonly params: Record<string, string[]> | undefined;
  /** Replaces the code's own text, as in "Not in polygon". */
  readonly text: Text | undefined;

  constructor(code: RefusalCode, more: { params?: Record<string, string[]>; text?: Text } = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code] ?? 400;
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

const success: Text = { en: 'Successfully', de: 'Erfolgreich', ar: 'تم بنجاح' };

const texts = {
  ERROR_100: {
    en: 'User is not logged in.',
    de: 'Der Nutzer ist nicht angemeldet.',
    ar: 'المستخدم غير مسجّل الدخول.',
  },
  ERROR_101: {
    en: 'User does not have the right roles.',
    de: 'Dem Nutzer fehlt die passende Rolle.',
    ar: 'لا يملك المستخدم الدور المناسب.',
  },
  ERROR_102: {
    en: 'Login or password is incorrect.',
    de: 'Anmeldename oder Passwort ist falsch.',
    ar: 'اسم الدخول أو كلمة المرور غير صحيحة.',
  },
  ERROR_108: {
    en: 'The user does not have a Wallet.',
    de: 'Der Nutzer hat kein Guthabenkonto.',
    ar: 'لا يملك المستخدم محفظة.',
  },
  ERROR_109: {
    en: 'Insufficient wallet balance.',
    de: 'Das Guthaben reicht nicht aus.',
    ar: 'رصيد المحفظة غير كافٍ.',
  },
  ERROR_103: {
    en: 'User email address is not verified.',
    de: 'Die E-Mail-Adresse ist nicht bestätigt.',
    ar: 'البريد الإلكتروني غير مؤكَّد.',
  },
  ERROR_111: {
    en: 'You can buy only :quantity products.',
    de: 'Davon gibt es nur :quantity.',
    ar: 'لا يمكنك شراء سوى :quantity.',
  },
  ERROR_107: {
    en: 'Please login using facebook or google.',
    de: 'Bitte mit Facebook oder Google anmelden.',
    ar: 'يرجى تسجيل الدخول عبر فيسبوك أو جوجل.',
  },
  ERROR_117: {
    en: 'A phone number is required before ordering.',
    de: 'Vor der Bestellung wird eine Telefonnummer benötigt.',
    ar: 'رقم الهاتف مطلوب قبل الطلب.',
  },
  ERROR_201: { en: 'Wrong OTP Code', de: 'Der Code ist falsch', ar: 'رمز التحقق غير صحيح' },
  ERROR_202: {
    en: 'Too many request, try later',
    de: 'Zu viele Versuche, bitte später noch einmal',
    ar: 'محاولات كثيرة، حاول لاحقًا',
  },
  ERROR_203: { en: 'OTP code is expired', de: 'Der Code ist abgelaufen', ar: 'انتهت صلاحية الرمز' },
  ERROR_206: {
    en: 'User already has Shop',
    de: 'Der Nutzer hat schon einen Laden',
    ar: 'لدى المستخدم متجر بالفعل',
  },
  ERROR_215: {
    en: 'Incorrect code or token expired',
    de: 'Der Code ist falsch oder abgelaufen',
    ar: 'الرمز غير صحيح أو منتهي الصلاحية',
  },
  ERROR_250: { en: 'Coupon expired', de: 'Der Gutschein ist abgelaufen', ar: 'انتهت صلاحية القسيمة' },
  ERROR_251: { en: 'Coupon already used', de: 'Der Gutschein wurde schon eingelöst', ar: 'استُخدمت القسيمة من قبل' },
  ERROR_252: { en: 'Status already used', de: 'Der Status besteht bereits', ar: 'الحالة مستخدمة بالفعل' },
  ERROR_253: { en: 'Wrong status type', de: 'Dieser Status ist nicht möglich', ar: 'نوع الحالة غير صحيح' },
  ERROR_254: {
    en: "Can't update Cancel status",
    de: 'Der Status kann nicht geändert werden',
    ar: 'لا يمكن تحديث حالة الإلغاء',
  },
  ERROR_255: {
    en: "Can't update Order status if order already on a way or delivered",
    de: 'Die Bestellung ist schon unterwegs oder geliefert',
    ar: 'لا يمكن تغيير حالة طلب في الطريق أو تم توصيله',
  },
  ERROR_400: { en: 'Bad request.', de: 'Ungültige Anfrage.', ar: 'طلب غير صالح.' },
  ERROR_401: { en: 'Unauthorized.', de: 'Nicht berechtigt.', ar: 'غير مصرّح.' },
  ERROR_404: { en: "Item's not found.", de: 'Der Eintrag wurde nicht gefunden.', ar: 'العنصر غير موجود.' },
  ERROR_429: { en: 'Too many requests', de: 'Zu viele Anfragen', ar: 'طلبات كثيرة جدًا' },
  ERROR_430: { en: 'Stock quantity 0', de: 'Nicht mehr vorrätig', ar: 'نفدت الكمية' },
  ERROR_432: { en: 'Undefined Type', de: 'Unbekannte Art', ar: 'نوع غير معروف' },
  ERROR_433: { en: 'Not in polygon', de: 'Außerhalb des Gebiets', ar: 'خارج النطاق' },
  ERROR_501: { en: 'Error during creating.', de: 'Fehler beim Anlegen.', ar: 'خطأ أثناء الإنشاء.' },
  ERROR_502: { en: 'Error during updating.', de: 'Fehler beim Ändern.', ar: 'خطأ أثناء التحديث.' },
  ERROR_506: { en: 'Already exists.', de: 'Besteht bereits.', ar: 'موجود بالفعل.' },
} satisfies Record<string, Text>;

/** All others are 400 (docs/api.md 1.6). */
const statuses: Partial<Record<string, Refusal['status']>> = {
  ERROR_100: 401,
  ERROR_101: 403,
  ERROR_107: 401,
  ERROR_401: 401,
  ERROR_404: 404,
  ERROR_429: 429,
};
