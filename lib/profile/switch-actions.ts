'use server';

/** Chooses what a customer hears: kinds of notifications, and e-mails (docs/api.md 13.2, 13.3). */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { refuseUnread, refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { getOwnProfile } from '@/lib/profile/queries';
import { saveKinds, saveSubscription } from '@/lib/profile/switches';
import { requireSession } from '@/lib/session/session-ended';

/** All kinds of the form; those ticked come as "on-{id}", because the browser does not send an unticked box. */
const switches = z.looseObject({
  kinds: z.array(z.string().regex(idShape)).default([]),
  subscribe: z.literal('1').optional(),
});

/** Replaces the whole set, and subscribes to the marketplace's e-mails or unsubscribes. */
export const saveSwitches = formAction(switches, async ({ inputs, locale }) => {
  const before = requireSession(await getOwnProfile(locale));
  if (!before.ok) return refuseUnread(before);
  const chosen = inputs.kinds.map(kind => ({ kind, isOn: inputs[`on-${kind}`] !== undefined }));
  const answers = await Promise.all([
    saveKinds(chosen, locale),
    saveSubscription(before.value, inputs.subscribe !== undefined, locale),
  ]);
  const saved = answers.filter(answer => answer !== null).map(answer => requireSession(answer));
  const failed = saved.find(answer => !answer.ok);
  if (failed !== undefined && saved.some(({ ok }) => ok)) return refuse('switchesPartly');
  if (failed !== undefined) return refuseUnwritten(failed);
  await leaveNotice('switchesSaved');
  redirect(localizedPath(locale, '/settings'));
});
