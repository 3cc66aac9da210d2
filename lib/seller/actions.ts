'use server';

/** Lets customers apply as sellers, part by part, with a pause wherever they like (docs/api.md 16.1). */
import { pickerPath } from '@/lib/addresses/picker-path';
import { formAction } from '@/lib/forms/form-action';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { type Part, partSchema, parts, withPart } from '@/lib/seller/draft';
import { readSellerDraft, removeSellerDraft, writeSellerDraft } from '@/lib/seller/draft-cookie';
import { picturesSchema, uploadPictures } from '@/lib/seller/pictures';
import { firstOpenPart, problemsOf } from '@/lib/seller/problems';
import { getApplicant } from '@/lib/seller/queries';
import { refusedPart } from '@/lib/seller/refused-part';
import { type SendOutcome, sendApplication } from '@/lib/seller/send';
import { requireCustomerId } from '@/lib/session/customer-id';
import { requireSession } from '@/lib/session/session-ended';

/** Saves whatever is filled in; only continuing to the next part requires all of it. */
export const savePart = formAction(partSchema, async ({ inputs, locale }) => {
  const { part, go } = inputs;
  const draft = withPart(await readSellerDraft(), inputs);
  if (!(await writeSellerDraft(await requireCustomerId(), draft)))
    return refuseFields({ [longestField(part)]: 'tooLong' });
  if (go === 'later') return leaveForNow(locale);
  if (go === 'map') return toPicker(draft.address, locale);
  const problems = problemsOf(part, draft);
  const isUnplaced = Object.keys(problems).length === 1 && problems.address === 'seller.place';
  // An address without a point: the picker searches for it and returns with the point.
  if (isUnplaced) return toPicker(draft.address, locale);
  if (Object.keys(problems).length > 0) return refuseFields(problems);
  redirect(partPath(parts[parts.indexOf(part) + 1] ?? 'pictures', locale));
});

/** Handles the last part: uploads the pictures, then sends the application. */
export const applyAsSeller = formAction(picturesSchema, async ({ inputs, locale }) => {
  const customer = await requireCustomerId();
  const uploaded = await uploadPictures(await readSellerDraft(), inputs, locale);
  const { draft } = uploaded;
  if (!(await writeSellerDraft(customer, draft))) return refuse('seller.tooMuch');
  if (!uploaded.ok && 'refusal' in uploaded) return uploaded.refusal;
  if (!uploaded.ok) {
    requireSession(uploaded.failure);
    return refuse('seller.notSent');
  }
  if (inputs.go === 'later') return leaveForNow(locale);
  const open = firstOpenPart(draft);
  if (open === 'pictures') return refuseFields(problemsOf(open, draft));
  if (open === null) return answer(await sendApplication(customer, draft, locale), locale);
  // A page left open after the application was sent has no draft any more.
  const applicant = requireSession(await getApplicant(locale));
  if (applicant.ok && applicant.value.shop !== null) return answer({ kind: 'sentBefore' }, locale);
  return redirect(`${partPath(open, locale)}&wrong=`);
});

async function answer(outcome: SendOutcome, locale: Locale): Promise<Refusal> {
  switch (outcome.kind) {
    case 'sent':
    case 'sentBefore':
      await removeSellerDraft();
      if (outcome.kind === 'sent') await leaveNotice('sellerSent');
      else await leaveNotice('sellerSentBefore', 'info');
      return redirect(localizedPath(locale, '/be-seller'));
    case 'noPassword':
      return redirect(localizedPath(locale, '/be-seller'));
    case 'notReached':
      return refuse('seller.notSent');
    case 'unknown':
      return refuse('seller.unknown');
    case 'underWay':
      return refuse('seller.underWay');
    case 'refused': {
      const found = refusedPart(outcome.failure);
      if (found === null || found.part === 'pictures') return refuse('seller.refused');
      return redirect(`${partPath(found.part, locale)}&wrong=${found.fields.join('.')}`);
    }
  }
}

function partPath(part: Part, locale: Locale): string {
  return localizedPath(locale, `/be-seller?part=${part}`);
}

async function leaveForNow(locale: Locale): Promise<never> {
  await leaveNotice('sellerKept');
  return redirect(localizedPath(locale, '/be-seller'));
}

/** Leads to the address picker, which returns with a point. */
function toPicker(words: string, locale: Locale): never {
  return redirect(localizedPath(locale, pickerPath({ returnTo: localizedPath(locale, '/be-seller'), words })));
}

function longestField(part: Part): string {
  return part === 'place' ? 'address' : part === 'delivery' ? 'price' : 'description';
}
