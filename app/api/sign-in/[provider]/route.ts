/**
 * The target of a plain link: redirects to the page of Google, Facebook or Apple. A GET is safe for that, because
 * everything that it begins is bound to a cookie of this browser.
 */
import type { NextRequest } from 'next/server';
import { seeOther } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { referralField } from '@/lib/sign-in/fields';
import { beginProviderSignIn } from '@/lib/sign-in/identity/provider-sign-in';
import { isSignInProvider, offeredWays } from '@/lib/sign-in/ways';

export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/sign-in/[provider]'>,
): Promise<Response> {
  const { provider } = await params;
  if (!isSignInProvider(provider) || !offeredWays().providers.includes(provider))
    return new Response(null, { status: 404 });
  const query = request.nextUrl.searchParams;
  const referral = referralField.parse(query.get('referral') ?? '');
  const next = await beginProviderSignIn(provider, returnPath(query.get('returnTo'), '/'), referral);
  return seeOther(next);
}
