/** The pages of signing in and registering, which have no header or footer (docs/behaviour.md 2). */
export const authPages = [
  'login',
  'register',
  'verify-phone',
  'update-details',
  'reset-password',
  'update-password',
  'welcome',
];

/** `inner` is an inner path, with language and currency in front. */
export function isAuthPage(inner: string): boolean {
  return authPages.includes(inner.split(/[/?]/)[3] ?? '');
}
