/** Reads how the operator can be reached, from the settings `phone`, `email` and `address` (docs/api.md 5.1). */

interface Contact {
  email: string | null;
  /** A phone number as the operator writes it, and as it is dialled. */
  phone: { text: string; number: string } | null;
  address: string;
}

/** Leaves out entries that are neither a phone number nor an e-mail address. */
export function contactOf(settings: Record<string, string>): Contact {
  const { phone = '', email = '', address = '' } = settings;
  const number = phone.replaceAll(/[^\d+]/g, '');
  const isMail = /^[^\s@?&]+@[^\s@?&.]+(\.[^\s@?&.]+)+$/.test(email.trim());
  return {
    email: isMail ? email.trim() : null,
    phone: /^\+?\d{3,}$/.test(number) ? { text: phone.trim(), number } : null,
    address: address.trim(),
  };
}
