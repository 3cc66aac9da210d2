'use server';

/** Marks notifications as read (docs/api.md 13.4), and chooses their kinds (docs/api.md 13.3). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { requireSession } from '@/lib/session/session-ended';

const notificationId = z.object({ id: z.string().regex(idShape), open: z.string().optional() });

/** Marks a notification as read, and goes on to what it is about. */
export const readNotification = formAction(notificationId, async ({ inputs, locale }) => {
  const path = `dashboard/notifications/${inputs.id}/read-at`;
  const read = requireSession(await customerApi({ path, method: 'POST', locale, schema: z.unknown() }));
  if (inputs.open !== undefined) redirect(localizedPath(locale, returnPath(inputs.open, '/notifications')));
  if (!read.ok && read.why !== 'gone') return refuse('offline');
  await leaveNotice('messageRead');
  redirect(localizedPath(locale, '/notifications'));
});

export const readAllNotifications = formAction(z.object({}), async ({ locale }) => {
  const path = 'dashboard/notifications/read-all';
  const read = requireSession(await customerApi({ path, method: 'POST', locale, schema: z.unknown() }));
  if (!read.ok) return refuse('offline');
  await leaveNotice('messagesRead');
  redirect(localizedPath(locale, '/notifications'));
});

const switches = z.object({
  /** All kinds in the form, and those switched on: the browser does not send an unticked box. */
  kinds: z.array(z.string().regex(idShape)).default([]),
  on: z.array(z.string()).default([]),
});

/** Replaces the whole set. */
export const saveSwitches = formAction(switches, async ({ inputs, locale }) => {
  const saved = requireSession(
    await customerApi({
      path: 'dashboard/user/update/notifications',
      method: 'POST',
      body: {
        notifications: inputs.kinds.map(id => ({ notification_id: Number(id), active: inputs.on.includes(id) })),
      },
      locale,
      schema: z.unknown(),
    }),
  );
  if (!saved.ok) return refuse(saved.why === 'offline' ? 'offline' : 'refused');
  await leaveNotice('switchesSaved');
  redirect(localizedPath(locale, '/settings'));
});
