/**
 * Sends an application exactly once, over an API without idempotency keys that accepts a second one (docs/api.md 16.1):
 * one press at a time works for a customer, and the account is read before anything is sent, and again after a lost
 * answer (docs/decisions/103).
 */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Failure } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import { isSecondRevision } from '@/lib/api/revision';
import type { Locale } from '@/lib/i18n/locales';
import { digitsOf } from '@/lib/phone';
import type { SellerDraft } from '@/lib/seller/draft';
import { readPrice } from '@/lib/seller/problems';
import { getApplicant } from '@/lib/seller/queries';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';
import { readWhole } from '@/lib/typed-number';

export type SendOutcome =
  | { kind: 'sent' }
  /** Another press, or another tab, had sent it before. */
  | { kind: 'sentBefore' }
  | { kind: 'noPassword' }
  /** Nothing was sent, because the account could not be read. */
  | { kind: 'notReached' }
  /** The failure names the fields that the API refuses. */
  | { kind: 'refused'; failure: Failure }
  /** Nobody knows whether it was sent. */
  | { kind: 'unknown' }
  | { kind: 'underWay' };

/** Actions only. @throws SessionEnded */
export async function sendApplication(customerId: string, draft: SellerDraft, locale: Locale): Promise<SendOutcome> {
  const lock = `application ${customerId}`;
  return (await withLock(lock, () => sendInTurn(customerId, draft, locale))) ?? { kind: 'underWay' };
}

async function sendInTurn(customerId: string, draft: SellerDraft, locale: Locale): Promise<SendOutcome> {
  const before = requireSession(await getApplicant(locale));
  if (!before.ok) return { kind: 'notReached' };
  if (before.value.shop !== null) return { kind: 'sentBefore' };
  if (!before.value.hasPassword) return { kind: 'noPassword' };
  if (await mayComeLate('application', customerId)) return { kind: 'unknown' };
  const sent = await customerApi({
    path: 'dashboard/user/shops',
    method: 'POST',
    body: bodyOf(customerId, draft, locale),
    locale,
    schema: z.unknown(),
  });
  if (sent.ok) return { kind: 'sent' };
  if (sent.why !== 'offline') return (await hasArrived(locale)) ? { kind: 'sentBefore' } : refused(sent);
  if (await hasArrived(locale)) return { kind: 'sent' };
  await noteIfLate('application', customerId, sent);
  return { kind: 'unknown' };
}

function refused(failure: Failure): SendOutcome {
  return { kind: 'refused', failure: requireSession(failure) };
}

async function hasArrived(locale: Locale): Promise<boolean> {
  const after = await askAgain(() => getApplicant(locale));
  return after.ok && after.value.shop !== null;
}

/** The request in the API's words. Texts are in the page's language, prices in the marketplace's base currency. */
function bodyOf(customerId: string, draft: SellerDraft, locale: Locale): Record<string, unknown> {
  const amount = (typed: string) => (readPrice(typed) ?? 0) / 100;
  const [from, to] = [draft.from, draft.to].map(readWhole);
  const ofR2 = isSecondRevision() && { documents: draft.documents };
  return {
    user_id: Number(customerId),
    type: draft.type,
    title: { [locale]: draft.title },
    description: { [locale]: draft.description },
    address: { [locale]: draft.address },
    location: { latitude: Number(draft.latitude), longitude: Number(draft.longitude) },
    phone: digitsOf(draft.phone),
    categories: draft.categories.map(Number),
    tags: draft.tags.map(Number),
    delivery_time_type: draft.unit,
    delivery_time_from: from,
    delivery_time_to: to,
    price: amount(draft.price),
    price_per_km: amount(draft.perKm),
    min_amount: String(amount(draft.minimum)),
    tax: amount(draft.tax),
    images: [draft.logo, draft.background],
    ...ofR2,
  };
}
