/** What does a message with a code say, in the recipient's language? */

import { inLanguage, type Text } from '../rules/text.ts';
import type { Message } from './outbox.ts';

export type Purpose = 'register' | 'reset' | 'phone' | 'phone reset';

interface CodeLetter {
  purpose: Purpose;
  recipient: string;
  code: string;
  minutes: number;
  lang: string;
}

export function codeMessage({ purpose, recipient, code, minutes, lang }: CodeLetter): Message {
  const fill = (text: Text) => inLanguage(text, lang).replace('{code}', code).replace('{minutes}', String(minutes));
  return {
    kind: purpose === 'register' || purpose === 'reset' ? 'mail' : 'sms',
    recipient,
    subject: fill(subjects[purpose]),
    text: fill(texts[purpose]),
    code,
  };
}

const subjects: Record<Purpose, Text> = {
  register: {
    en: 'Your Doorstep code: {code}',
    de: 'Ihr Doorstep-Code: {code}',
    ar: 'رمزك في Doorstep: ‏{code}',
  },
  reset: { en: 'A new password', de: 'Ein neues Passwort', ar: 'كلمة مرور جديدة' },
  phone: { en: 'Code', de: 'Code', ar: 'رمز' },
  'phone reset': { en: 'Code', de: 'Code', ar: 'رمز' },
};

const sms: Text = {
  en: '{code} is your Doorstep code. It works for {minutes} min.',
  de: '{code} ist Ihr Doorstep-Code. Er gilt {minutes} Min.',
  ar: 'رمزك في Doorstep هو {code}. يعمل لمدة {minutes} دقيقة.',
};

const texts: Record<Purpose, Text> = {
  register: {
    en: 'Welcome to Doorstep. Your code is {code}. It works for {minutes} min. If it was not you who asked, do nothing.',
    de: 'Willkommen bei Doorstep. Ihr Code ist {code}. Er gilt {minutes} Min. Waren Sie es nicht, ist nichts zu tun.',
    ar: 'مرحبًا بك في Doorstep. رمزك هو {code} ويعمل لمدة {minutes} دقيقة. إن لم تطلبه أنت فتجاهل الرسالة.',
  },
  reset: {
    en: 'Your code for a new password is {code}. It works for {minutes} min. If it was not you who asked, do nothing.',
    de: 'Ihr Code für ein neues Passwort ist {code}. Er gilt {minutes} Min. Waren Sie es nicht, ist nichts zu tun.',
    ar: 'رمزك لكلمة مرور جديدة هو {code} ويعمل لمدة {minutes} دقيقة. إن لم تطلبه أنت فتجاهل الرسالة.',
  },
  phone: sms,
  'phone reset': sms,
};
