/**
 * Deletes the account for good (docs/api.md 13.3), once its owner was verified (lib/account): first at the API, then
 * everything of it in this browser.
 */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import type { Tone } from '@/lib/notices/notice-format';
import { seeOther } from '@/lib/paths/redirect';
import { isProven, readConfirmation } from '@/lib/profile/confirmation';
import { answerSameOriginPost } from '@/lib/same-origin-post';
import { sessionEndPath } from '@/lib/session/end-session';
import { leaveGroupForGood } from '@/lib/sign-in/leave-group';
import { signOutTo } from '@/lib/sign-in/sign-out';
import { rememberWay } from '@/lib/sign-in/used-way';

export const POST = answerSameOriginPost(async (_: Request, posted) => {
  const form = await posted.formData().catch(() => new FormData());
  const { locale } = splitLocale(String(form.get('to') ?? '/'));
  const profile = localizedPath(locale, '/profile#top');
  if (!isProven(await readConfirmation(), 'deletion')) return explain(profile, 'confirmFirst', 'warning');
  if (form.get('sure') !== '1') return explain(profile, 'deleteUnsure', 'warning');
  const deleted = await customerApi({
    path: 'dashboard/user/profile/delete',
    method: 'DELETE',
    locale,
    schema: z.unknown(),
  });
  if (deleted.ok) {
    await leaveGroupForGood(locale);
    await rememberWay(null);
    return signOutTo(localizedPath(locale, '/login'), 'accountDeleted');
  }
  if (deleted.why === 'unauthorized') return seeOther(await sessionEndPath(profile));
  return explain(profile, 'accountNotDeleted', 'error');
});

async function explain(path: string, notice: NoticeKey, tone: Tone): Promise<Response> {
  await leaveNotice(notice, tone);
  return seeOther(path);
}
