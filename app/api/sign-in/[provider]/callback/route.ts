/** The provider's page sends the browser back here: by a link, or (Apple) by a form. */
import type { NextRequest } from 'next/server';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { seeOther } from '@/lib/paths/redirect';
import { answerPost } from '@/lib/request-body';
import { keepCallback, takeCallback } from '@/lib/sign-in/identity/oauth-state';
import { finishProviderSignIn } from '@/lib/sign-in/identity/provider-sign-in';
import { isSignInProvider } from '@/lib/sign-in/ways';

type Context = RouteContext<'/api/sign-in/[provider]/callback'>;

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { provider } = await params;
  if (!isSignInProvider(provider)) return new Response(null, { status: 404 });
  const posted = await takeCallback();
  const isPost = posted !== null && request.nextUrl.searchParams.size === 0;
  const answer = isPost ? new URLSearchParams(posted) : request.nextUrl.searchParams;
  return seeOther(await needingCookies(await finishProviderSignIn(provider, answer, isPost)));
}

/**
 * A post from another site carries no cookies, so it is only stored, and the browser is redirected to a request with
 * cookies.
 */
export const POST = answerPost(async (_: NextRequest, posted, { params }: Context) => {
  const { provider } = await params;
  const answer = await posted.text();
  if (!isSignInProvider(provider) || answer === '') return new Response(null, { status: 400 });
  if (!(await keepCallback(answer))) return new Response(null, { status: 400 });
  return seeOther(`/api/sign-in/${provider}/callback`);
});
