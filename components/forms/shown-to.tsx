import { readSession } from '@/lib/session/session';
import { shownToField } from '@/lib/session/shown-to';

/**
 * A hidden field that names the customer for whom the form was rendered: somebody else may sign in in another tab
 * before it is sent.
 */
export async function ShownTo() {
  const session = await readSession();
  return session !== null && <input type="hidden" name={shownToField} value={session.customer.id} />;
}
