/**
 * Tells for which customer a form was rendered: what one customer has filled in must not be carried out with the
 * account of another.
 */
import type { Session } from '@/lib/session/session';

export const shownToField = 'shown-to';

/** The customer's id; null for a form that does not say. */
export function shownToOf(posted: FormData): string | null {
  const shownTo = posted.get(shownToField);
  return typeof shownTo === 'string' && shownTo !== '' ? shownTo : null;
}

/** A form that does not say for whom it was rendered may be sent by anybody. */
export function isShownToAnother(posted: FormData, session: Session | null): boolean {
  const shownTo = shownToOf(posted);
  return session !== null && shownTo !== null && shownTo !== session.customer.id;
}
