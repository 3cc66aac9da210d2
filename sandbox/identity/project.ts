/** Which project is the identity provider? Storefronts know it from their environment. */

export const project = {
  id: 'doorstep-sandbox',
  apiKey: 'doorstep-sandbox-key',
  clientId: '400000000000-doorstep.apps.example',
};

export const issuer = `https://securetoken.google.com/${project.id}`;

export type SignInProvider = 'google.com' | 'facebook.com' | 'apple.com';

export const providers: Record<SignInProvider, { title: string; account: string; cancelled: string }> = {
  'google.com': { title: 'Google', account: 'https://accounts.google.com/', cancelled: 'access_denied' },
  'facebook.com': { title: 'Facebook', account: 'http://facebook.com/', cancelled: 'access_denied' },
  'apple.com': { title: 'Apple', account: '', cancelled: 'user_cancelled_authorize' },
};

export function providerNamed(id: string | undefined): SignInProvider | undefined {
  return (Object.keys(providers) as SignInProvider[]).find(known => known === id);
}
