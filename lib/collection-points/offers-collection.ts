import 'server-only';
import { isSecondRevision } from '@/lib/api/revision';

/** R1 has no collection points, and is not asked for any. */
export function offersCollection(): boolean {
  return isSecondRevision();
}
