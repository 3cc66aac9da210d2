/** Tells which pages load Firebase's SDK on a press, and so need a content policy that allows its hosts. */

interface SdkVisit {
  /** The inner page without its query: "/en/base/login". */
  page: string;
  /** The public query. */
  query: URLSearchParams;
  isSignedIn: boolean;
}

type Sdk = 'captcha' | 'push';
type Env = Record<string, string | undefined>;

/**
 * `env` is unparsed, as the middleware reads it. Null for every other page, and where the operator has no such project.
 */
export function sdkOf(visit: SdkVisit, env: Env): Sdk | null {
  const [, name] = /^\/[^/]+\/[^/]+\/(login|profile|settings)$/.exec(visit.page) ?? [];
  if (name === undefined || !env.FIREBASE_PROJECT_ID || !env.FIREBASE_API_KEY) return null;
  if (name === 'login') return visit.query.get('way') === 'phone' && env.SMS_SENDER === 'firebase' ? 'captcha' : null;
  if (name === 'profile') return visit.isSignedIn && env.SMS_SENDER === 'firebase' ? 'captcha' : null;
  return visit.isSignedIn && env.FIREBASE_APP_ID && env.FIREBASE_VAPID_KEY ? 'push' : null;
}

/**
 * Whether the document that asks for a page anew has its content policy already, as after a form of it was sent. The
 * paths are public ones; `referer` is null where the browser does not tell.
 */
export function hasPolicyOf(sdk: Sdk | null, visit: SdkVisit & { pathname: string; referer: string | null }, env: Env) {
  if (sdk === null) return true;
  const from = URL.parse(visit.referer ?? '');
  return from?.pathname === visit.pathname && sdkOf({ ...visit, query: from.searchParams }, env) === sdk;
}
