/**
 * Where a mailed link arrives (`?oobCode=`). In the browser that asked for it the customer is signed in at once;
 * elsewhere its code is put aside and the address asked for, so that whoever gets hold of a mail's link alone gets
 * nowhere.
 */
import type { NextRequest } from 'next/server';
import { leaveNotice } from '@/lib/notice';
import { returnPath } from '@/lib/return-path';
import { linkPage, openLink } from '@/lib/sign-in/email-link';
import { entryAt, removeEntry, writeEntry } from '@/lib/sign-in/entry';

export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const code = query.get('oobCode') ?? '';
  const back = returnPath(query.get('returnTo'), '/');
  if (!/^[\w-]{10,400}$/.test(code)) return failed('linkUsed', back);
  const sent = await entryAt('link-sent');
  const opened = sent === null ? null : await openLink(sent.email, code, sent);
  if (opened?.ok) return goTo(opened.next);
  if (opened !== null && opened.why !== 'address') return failed(opened.why, back);
  await writeEntry({ step: 'link-opened', code, back, referral: sent?.referral ?? '' });
  return goTo(linkPage(back));
}

async function failed(why: Parameters<typeof leaveNotice>[0], back: string): Promise<Response> {
  // While the provider is away the link is still good.
  if (why !== 'signInDown') await removeEntry();
  await leaveNotice(why, 'error');
  return goTo(linkPage(back));
}

function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
