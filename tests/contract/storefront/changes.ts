/** Changes the market for a part of a test. The storefront forgets what it has kept. */
import { marketChanges } from '../../support/market-changes.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { sandbox } from './sandbox.ts';

export const changes = marketChanges(sandbox, () => kept.clear());
