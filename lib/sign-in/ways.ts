/** The ways to sign in that the operator offers besides the password; only those that work (docs/decisions/021). */
import 'server-only';
import { env } from '@/lib/env';

export const signInProviders = ['google', 'facebook', 'apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

export function isSignInProvider(text: string): text is SignInProvider {
  return (signInProviders as readonly string[]).includes(text);
}

/** A way that the sign-in pages offer besides the password. */
export type OtherWay = SignInProvider | 'phone' | 'emailLink';

export function isOtherWay(text: string): text is OtherWay {
  return isSignInProvider(text) || text === 'phone' || text === 'emailLink';
}

interface Ways {
  /** In the operator's order. */
  providers: SignInProvider[];
  emailLink: boolean;
  phone: boolean;
}

export function offeredWays(): Ways {
  const { SIGN_IN_WAYS: named } = env();
  const hasProject = identityProject() !== null;
  return {
    providers: hasProject ? named.filter(isSignInProvider) : [],
    emailLink: hasProject && named.includes('email-link'),
    phone: named.includes('phone'),
  };
}

/** Null where the operator has no identity provider. */
export function identityProject(): { id: string; key: string } | null {
  const { FIREBASE_PROJECT_ID: id, FIREBASE_API_KEY: key } = env();
  return id === undefined || key === undefined ? null : { id, key };
}

/** The web key for Firebase's captcha; null where the API alone sends SMS codes. */
export function captchaKey(): string | null {
  const project = identityProject();
  return env().SMS_SENDER === 'firebase' && offeredWays().phone && project !== null ? project.key : null;
}
