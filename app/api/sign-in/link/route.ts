/**
 * The target of a mailed link (`?oobCode=`). Signs the customer in at once in the browser that requested the link. In
 * any other browser it keeps the code and asks for the e-mail address, so that the link alone is of no use to somebody
 * else.
 */
import type { NextRequest } from 'next/server';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { leaveNotice } from '@/lib/notices/notice';
import { seeOther } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { entryAt, removeEntry, writeEntry } from '@/lib/sign-in/entry';
import { linkPage, openLink } from '@/lib/sign-in/identity/email-link';

export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const code = query.get('oobCode') ?? '';
  const back = returnPath(query.get('returnTo'), '/');
  if (!/^[\w-]{10,400}$/.test(code)) return explain('linkUsed', back);
  const sent = await entryAt('link-sent');
  const opened = sent === null ? null : await openLink(sent.email, code, sent);
  if (opened?.ok) return seeOther(opened.next);
  if (opened !== null && opened.why !== 'address') return explain(opened.why, back);
  await writeEntry({ step: 'link-opened', code, back, referral: sent?.referral ?? '' });
  return seeOther(await needingCookies(linkPage(back)));
}

async function explain(why: Parameters<typeof leaveNotice>[0], back: string): Promise<Response> {
  // The link stays valid while the identity provider is away.
  if (why !== 'signInDown') await removeEntry();
  await leaveNotice(why, 'error');
  return seeOther(await needingCookies(linkPage(back)));
}
