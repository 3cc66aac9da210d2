'use server';

/** Marks notifications as read (docs/api.md 13.4), and chooses their kinds (docs/api.md 13.2, 13.3). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { saveKinds, saveSubscription } from '@/lib/notifications/save';
import { redirect } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { getOwnProfile } from '@/lib/profile/queries';
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

/** All kinds of the form; those ticked come as "on-{id}", because the browser does not send an unticked box. */
const switches = z.looseObject({
  kinds: z.array(z.string().regex(idShape)).default([]),
  subscribe: z.literal('1').optional(),
});

/** Replaces the whole set, and subscribes to the marketplace's e-mails or unsubscribes. */
export const saveSwitches = formAction(switches, async ({ inputs, locale }) => {
  const before = requireSession(await getOwnProfile(locale));
  if (!before.ok) return refuse(before.why === 'offline' ? 'offline' : 'refused');
  const chosen = inputs.kinds.map(kind => ({ kind, isOn: inputs[`on-${kind}`] !== undefined }));
  const answers = await Promise.all([
    saveKinds(chosen, locale),
    saveSubscription(before.value, inputs.subscribe !== undefined, locale),
  ]);
  const saved = answers.filter(answer => answer !== null).map(answer => requireSession(answer));
  const failed = saved.find(answer => !answer.ok);
  if (failed !== undefined && saved.some(({ ok }) => ok)) return refuse('switchesPartly');
  if (failed !== undefined) return refuse(failed.why === 'offline' ? 'offline' : 'refused');
  await leaveNotice('switchesSaved');
  redirect(localizedPath(locale, '/settings'));
});
