'use server';

/** Push on and off on this device (API 13.3). The browser has asked its customer before, and subscribed. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { registerDevice } from '@/lib/push/service';
import { forgetPushToken, keepPushToken } from '@/lib/push/token-cookie';
import { redirect } from '@/lib/redirect';
import { requireSession } from '@/lib/session/session-ended';

const key = z.string().regex(/^[\w-]{16,128}=*$/);
const subscriptionSchema = z.object({ endpoint: z.url({ protocol: /^https$/ }).max(1000), p256dh: key, auth: key });

export const turnPushOn = formAction(subscriptionSchema, async ({ inputs, locale }) => {
  const token = await registerDevice(inputs);
  if (token === null) return refuse('pushService');
  const told = requireSession(
    await customerApi({
      path: 'dashboard/user/profile/firebase/token/update',
      method: 'POST',
      body: { firebase_token: token },
      locale,
      schema: z.unknown(),
    }),
  );
  if (!told.ok) return refuse(told.why === 'offline' ? 'offline' : 'refused');
  await keepPushToken(token);
  await leaveNotice('pushOn');
  redirect(localizedPath(locale, '/settings'));
});

/**
 * The API has no call that takes a token back (R2's logout apart): the browser gives up its subscription, and pushes to
 * it reach nobody from then on.
 */
export const turnPushOff = formAction(z.object({}), async ({ locale }) => {
  await forgetPushToken();
  await leaveNotice('pushOff');
  redirect(localizedPath(locale, '/settings'));
});
