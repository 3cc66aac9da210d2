'use server';

/** Turns push on and off on this device (docs/api.md 13.3), after the browser has asked the customer and subscribed. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { forgetPushToken, keepPushToken } from '@/lib/push/token-cookie';
import { readSession } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';

/** The form of Firebase Cloud Messaging's tokens: "<installation>:<letters>". */
const tokenSchema = z.object({ token: z.string().regex(/^[\w:-]{20,2000}$/) });

export const turnPushOn = formAction(tokenSchema, async ({ inputs: { token }, locale }) => {
  const saved = requireSession(
    await customerApi({
      path: 'dashboard/user/profile/firebase/token/update',
      method: 'POST',
      body: { firebase_token: token },
      locale,
      schema: z.unknown(),
    }),
  );
  if (!saved.ok) return refuseUnwritten(saved);
  const session = await readSession();
  if (session !== null) await keepPushToken(session.customer.id, token);
  await leaveNotice('pushOn');
  redirect(localizedPath(locale, '/settings'));
});

/**
 * Only forgets the token, because the API has no call to withdraw one (apart from R2's logout). The browser has
 * cancelled its subscription, so no push arrives from then on.
 */
export const turnPushOff = formAction(z.object({}), async ({ locale }) => {
  await forgetPushToken();
  await leaveNotice('pushOff');
  redirect(localizedPath(locale, '/settings'));
});

/** Whatever the customer answers, the order's page does not ask again on this device. */
export const answerPushQuestion = pageAction(
  z.object({ answer: z.enum(['yes', 'no']) }),
  async ({ inputs, pagePath, locale }) => {
    await writeCookie('push-asked', '1');
    redirect(inputs.answer === 'yes' ? localizedPath(locale, '/settings#push') : pagePath);
  },
);
