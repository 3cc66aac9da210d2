/** Whose page a form stands on. What one customer has filled in is never done with another one's account. */
import type { Session } from '@/lib/session/session';

export const shownToField = 'shown-to';

/** A form that does not say so may be sent by anybody. */
export function isShownToAnother(posted: FormData, session: Session | null): boolean {
  const shownTo = posted.get(shownToField);
  return session !== null && typeof shownTo === 'string' && shownTo !== session.customer.id;
}
