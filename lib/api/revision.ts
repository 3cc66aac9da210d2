/** Whether the marketplace's API is of the second revision, R2 (docs/api.md 0.1). */
import 'server-only';
import { env } from '@/lib/env';

export function isSecondRevision(): boolean {
  return env().API_REVISION === 'R2';
}
