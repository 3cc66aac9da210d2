'use server';

/** The actions of a group order: open, join, finish choosing, leave, remove a member, cancel. */
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { refreshCartCount } from '@/lib/cart/change/show-cart-count';
import { leaveGroup } from '@/lib/cart/group/leave';
import { readGroup } from '@/lib/cart/group/member-calls';
import { groupPath } from '@/lib/cart/group/membership';
import { goOnAlone } from '@/lib/cart/group/own-basket';
import { forgetParticipant, readMember, readParticipant } from '@/lib/cart/group/participant';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { setDone } from '@/lib/groups/done';
import { cancelGroup, readOwnGroup, removeMember } from '@/lib/groups/end';
import {
  doneSchema,
  joinSchema,
  memberSchema,
  nothingSchema,
  startSchema,
  termsSchema,
} from '@/lib/groups/form-schema';
import { joinGroup } from '@/lib/groups/join';
import { saveTerms, startGroup } from '@/lib/groups/start';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { requireSession } from '@/lib/session/session-ended';

export const openGroup = formAction(startSchema, async ({ inputs, locale }) => {
  if ((await readMember()) !== null) return refuse('groupElsewhere');
  const market = await requestMarket(locale);
  const started = requireSession(await startGroup({ shop: inputs.shop, mayPutAside: inputs.aside === 'yes' }, market));
  if (!started.ok) {
    if (started.why === 'asks') return refuse('groupAsks');
    if (started.why === 'full') return refuse('groupFull');
    return refuse(started.why === 'group' ? 'groupOpen' : 'groupOffline');
  }
  if (!(await saveTerms(started.cart, inputs, market))) return refuse('groupOffline');
  redirect(localizedPath(locale, groupPath(inputs.shop)));
});

export const changeTerms = formAction(termsSchema, async ({ inputs, locale }) => {
  const market = await requestMarket(locale);
  const group = requireSession(await readOwnGroup(market));
  if (!group.ok || group.value === null) return refuse(group.ok ? 'groupOver' : 'groupOffline');
  if (!(await saveTerms(group.value, inputs, market))) return refuse('groupOffline');
  await leaveNotice('groupTerms');
  redirect(localizedPath(locale, groupPath(group.value.shopId)), 'replace');
});

export const joinByLink = formAction(joinSchema, async ({ inputs, locale }) => {
  if (!(await mayTakeFromQuota('groups'))) return refuse('tooManyFromHere');
  const joined = await joinGroup(inputs, locale);
  if (joined === 'elsewhere') return refuse('groupElsewhere');
  if (joined !== 'joined') return refuse(joined === 'invalid' ? 'groupInvalid' : 'groupOffline');
  await leaveNotice('groupJoined');
  redirect(localizedPath(locale, groupPath(inputs.shop)), 'replace');
});

/** The form names the wanted state, because the API can only toggle: a second press must not undo the first. */
export const sayDone = formAction(doneSchema, async ({ inputs, locale, pagePath }) => {
  const said = requireSession(await setDone(inputs.done === 'yes', await requestMarket(locale)));
  if (!said.ok) return refuse('groupOffline');
  redirect(pagePath, 'replace');
});

export const leaveTheGroup = formAction(nothingSchema, async ({ locale }) => {
  const participant = await readParticipant();
  const market = await requestMarket(locale);
  const own = await chooseOwnBackend(market);
  if (participant !== null && !(await leaveGroup(participant, own, market))) return refuse('groupOffline');
  await refreshCartCount(own);
  await leaveNotice('groupLeft');
  redirect(localizedPath(locale, '/cart'));
});

export const sendMemberOut = formAction(memberSchema, async ({ inputs, locale, pagePath }) => {
  const market = await requestMarket(locale);
  const group = requireSession(await readOwnGroup(market));
  if (!group.ok) return refuse('groupOffline');
  if (group.value !== null && !requireSession(await removeMember(group.value, inputs.member, market)).ok)
    return refuse('groupOffline');
  const sentOut = group.value?.participants.find(({ id }) => id === inputs.member);
  await leaveNotice(sentOut?.lines.length === 0 ? 'groupSentOutNone' : 'groupSentOut');
  redirect(pagePath, 'replace');
});

export const cancelTheGroup = formAction(nothingSchema, async ({ locale }) => {
  const market = await requestMarket(locale);
  const group = requireSession(await readOwnGroup(market));
  if (!group.ok) return refuse('groupOffline');
  if (group.value !== null && !requireSession(await cancelGroup(group.value, market)).ok) return refuse('groupOffline');
  await leaveNotice('groupCancelled');
  redirect(localizedPath(locale, '/cart'));
});

/**
 * Goes on without the group: the member's choices are their own basket now. Somebody who has joined one since, in another
 * tab, stays in it.
 */
export const goOn = pageAction(nothingSchema, async ({ locale }) => {
  const participant = await readParticipant();
  const group = participant && (await readGroup(participant, locale));
  if (group?.ok && group.value !== null) redirect(localizedPath(locale, groupPath(group.value.shopId)));
  const own = await chooseOwnBackend(await requestMarket(locale));
  const end = participant === null ? null : await goOnAlone(participant, own);
  await refreshCartCount(own);
  if (end?.kept === 'noRoom') {
    await leaveNotice('cartNoRoomAside', 'error');
  } else {
    await forgetParticipant();
    const key = end?.kept === 'parked' ? 'cartParked' : 'groupKept';
    if (end?.chosen) await leaveNotice(key, 'success', { count: countUnits(end.chosen) });
  }
  redirect(localizedPath(locale, '/cart'));
});
