/** Asks an operator's API everything that the storefront reads, one call after the other to keep the load low. */
import { type Api, ask, type Finding } from './ask.ts';
import { publicReads } from './calls.ts';
import { customerReads } from './customer-calls.ts';
import type { Facts } from './read.ts';

export interface Account {
  email: string;
  password: string;
}

/**
 * Calls from the first on of which none was answered, after which no other is made: each that hangs takes `patience`, an
 * API that limits this machine counts each, and another site must not get the account's password.
 */
const mostUnanswered = 3;

/** With an account it also asks what belongs to that account: it signs in and out, and changes nothing. */
export async function checkApi(api: Api, account?: Account): Promise<Finding[]> {
  const facts: Facts = {};
  const findings: Finding[] = [];
  for (const row of publicReads) {
    findings.push(await ask(api, row, facts));
    if (findings.length === mostUnanswered && findings.every(({ isAnswered }) => !isAnswered))
      return unanswered(findings, api);
  }
  if (account === undefined) return findings;
  const start = performance.now();
  const { status, authorization } = await signIn(api, account);
  const isAnswered = authorization !== undefined;
  const login = { call: 'POST auth/login', page: 'signing in', status, isAnswered, leftOut: [] };
  const milliseconds = Math.round(performance.now() - start);
  if (authorization === undefined) {
    const wrong = ['the test account is not signed in: its own calls were not asked'];
    return [...findings, { ...login, milliseconds, verdict: 'breaks', wrong }];
  }
  findings.push({ ...login, milliseconds, verdict: 'good', wrong: [] });
  const own = { ...api, authorization };
  for (const row of customerReads) findings.push(await ask(own, row, facts));
  await post(own, 'auth/logout', {});
  return findings;
}

/** Whether a page would break. */
export function isBroken(findings: Finding[]): boolean {
  return findings.some(({ verdict }) => verdict === 'breaks');
}

/** Without any answer no page has anything to show. */
function unanswered(findings: Finding[], { origin }: Api): Finding[] {
  const nothing = `no page gets anything at ${origin}: nothing else was asked`;
  return findings.map((finding, index) => ({
    ...finding,
    verdict: 'breaks',
    wrong: index === findings.length - 1 ? [...finding.wrong, nothing] : finding.wrong,
  }));
}

async function signIn(api: Api, account: Account): Promise<{ status: number | null; authorization?: string }> {
  const answer = await post(api, 'auth/login', account);
  if (answer === null) return { status: null };
  const body = (await answer.json().catch(() => null)) as { data?: { access_token?: unknown } } | null;
  const token = body?.data?.access_token;
  return { status: answer.status, ...(typeof token === 'string' && { authorization: `Bearer ${token}` }) };
}

async function post(api: Api, path: string, body: object): Promise<Response | null> {
  const { origin, lang, fetch, patience, authorization } = api;
  return fetch(`${origin}/api/v1/${path}?lang=${lang}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
}
