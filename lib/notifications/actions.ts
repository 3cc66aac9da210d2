'use server';

/** Marks notifications as read (docs/api.md 13.4). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { requireSession } from '@/lib/session/session-ended';

const notificationId = z.object({ id: z.string().regex(idShape), open: z.string().optional() });

/** Marks a notification as read, and goes on to what it is about. */
export const readNotification = formAction(notificationId, async ({ inputs, locale }) => {
  const path = `dashboard/notifications/${inputs.id}/read-at`;
  const read = requireSession(await customerApi({ path, method: 'POST', locale, schema: z.unknown() }));
  if (inputs.open !== undefined) redirect(localizedPath(locale, returnPath(inputs.open, '/notifications')));
  if (!read.ok && read.why !== 'gone') return refuseUnwritten(read);
  await leaveNotice('messageRead');
  redirect(localizedPath(locale, '/notifications'));
});

export const readAllNotifications = formAction(z.object({}), async ({ locale }) => {
  const path = 'dashboard/notifications/read-all';
  const read = requireSession(await customerApi({ path, method: 'POST', locale, schema: z.unknown() }));
  if (!read.ok) return refuseUnwritten(read);
  await leaveNotice('messagesRead');
  redirect(localizedPath(locale, '/notifications'));
});
