import { readSession } from '@/lib/session/session';
import { shownToField } from '@/lib/session/shown-to';

/** Says in a form whose page it stands on: in another tab somebody else may sign in before it is sent. */
export async function ShownTo() {
  const session = await readSession();
  return session !== null && <input type="hidden" name={shownToField} value={session.customer.id} />;
}
