/** Who hears that an account's e-mail or phone has changed? Whoever reads the former one (docs/api.md 26). */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { send } from '../outbox/outbox.ts';
import { inLanguage, type Text } from '../rules/text.ts';

/** Call inside the transaction that changes them. The new contact is not named: it may be a stranger's. */
export function tellFormerContacts({ store, now, lang }: View, before: Customer, after: Customer): void {
  for (const field of ['email', 'phone'] as const) {
    const recipient = before[field];
    if (!recipient || recipient === after[field]) continue;
    const kind = field === 'email' ? 'mail' : 'sms';
    send(
      store,
      { kind, recipient, subject: inLanguage(subjects[field], lang), text: inLanguage(texts[field], lang) },
      now,
    );
  }
}

const subjects: Record<'email' | 'phone', Text> = {
  email: {
    en: 'Your e-mail address was changed',
    de: 'Ihre E-Mail-Adresse wurde geändert',
    ar: 'تم تغيير بريدك الإلكتروني',
  },
  phone: { en: 'Phone number', de: 'Telefonnummer', ar: 'رقم الهاتف' },
};

const texts: Record<'email' | 'phone', Text> = {
  email: {
    en: 'Your Doorstep account has another e-mail address now. If it was not you, write to us at once.',
    de: 'Ihr Doorstep-Konto hat jetzt eine andere E-Mail-Adresse. Waren Sie es nicht, schreiben Sie uns gleich.',
    ar: 'أصبح لحسابك في Doorstep بريد إلكتروني آخر. إن لم تكن أنت من غيّره فراسلنا فورًا.',
  },
  phone: {
    en: 'Your Doorstep account has another phone number now. If it was not you, write to us at once.',
    de: 'Ihr Doorstep-Konto hat jetzt eine andere Telefonnummer. Waren Sie es nicht, schreiben Sie uns gleich.',
    ar: 'أصبح لحسابك في Doorstep رقم هاتف آخر. إن لم تكن أنت من غيّره فراسلنا فورًا.',
  },
};
