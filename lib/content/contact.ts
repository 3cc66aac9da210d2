/** Reads how the operator can be reached, from the settings `phone`, `email` and `address` (docs/api.md 5.1). */

interface Contact {
  email: string | null;
  /** As the operator writes it, and as a number to dial. */
  phone: { text: string; number: string } | null;
  address: string;
}

/** Leaves out what is no phone number or e-mail address. */
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
