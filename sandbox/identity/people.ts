/** Who can be chosen on the consent page? Each person shows another case; anybody else can be typed in. */

import { createHash } from 'node:crypto';
import type { SignInProvider } from './project.ts';

export interface Person {
  name: string;
  /** Null where the account has none, which Facebook knows. */
  email: string | null;
  photo: string | null;
}

interface Offered extends Person {
  key: string;
  /** Shown beside the name. */
  about: string;
  /** Every provider when missing. */
  at?: SignInProvider;
}

const people: Offered[] = [
  {
    key: 'mila',
    name: 'Mila Brook',
    email: 'mila.brook@mail.test',
    photo: '/images/logo/200/croissant.webp',
    about: 'new to the market',
  },
  { key: 'nora', name: 'Nora Field', email: 'nora@doorstep.test', photo: null, about: 'a customer with a password' },
  { key: 'sol', name: 'Sol Signal', email: 'social@doorstep.test', photo: null, about: 'a customer without password' },
  { key: 'bruno', name: 'Bruno Barred', email: 'barred@doorstep.test', photo: null, about: 'banned by the market' },
  { key: 'faye', name: 'Faye Nomail', email: null, photo: null, about: 'no e-mail address', at: 'facebook.com' },
  {
    key: 'hidden',
    name: 'Ivy Hidden',
    email: 'q7x2m9k4tz@privaterelay.mail.test',
    photo: null,
    about: 'hides the e-mail address',
    at: 'apple.com',
  },
];

export function peopleAt(provider: SignInProvider): Offered[] {
  return people.filter(({ at }) => at === undefined || at === provider);
}

export function personNamed(provider: SignInProvider, key: string): Person | undefined {
  return peopleAt(provider).find(person => person.key === key);
}

/** The provider's own id of this person: the same at every sign-in. */
export function federatedIdOf(provider: SignInProvider, { email, name }: Person): string {
  const hash = createHash('sha256')
    .update(`${provider}:${email?.toLowerCase() ?? name}`)
    .digest('hex');
  return BigInt(`0x${hash.slice(0, 16)}`)
    .toString()
    .padStart(20, '1');
}
