/**
 * Signs out (docs/behaviour.md 4.5): ends the token at the API, removes everything of the customer's from this browser
 * except liked shops that are to stay, and leads to the login page, which says so. A plain form posts here, so a whole
 * new document follows and no page of theirs stays in memory.
 */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { readPushToken } from '@/lib/push/token-cookie';
import { answerSameOriginPost } from '@/lib/same-origin-post';
import { readSession } from '@/lib/session/session';
import { leaveGroupForGood } from '@/lib/sign-in/leave-group';
import { signOutTo } from '@/lib/sign-in/sign-out';

export const POST = answerSameOriginPost(async (_: Request, posted) => {
  const form = await posted.formData().catch(() => new FormData());
  const { locale } = splitLocale(String(form.get('to') ?? '/'));
  const push = await readPushToken();
  await leaveGroupForGood(locale);
  // The session ends here whatever the API answers. The call also ends its token, and in R2 this device's pushes.
  if ((await readSession()) !== null)
    await customerApi({
      path: 'auth/logout',
      method: 'POST',
      ...(push !== null && { body: { firebase_token: push } }),
      locale,
      schema: z.unknown(),
    });
  return signOutTo(localizedPath(locale, '/login'), 'signedOut', form.get('stays') === 'hearts' ? 'liked' : undefined);
});
