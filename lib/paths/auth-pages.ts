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

/** `path` is a public path without language, with or without query. */
export function isAuthPage(path: string): boolean {
  return authPages.includes(path.split(/[/?]/)[1] ?? '');
}
