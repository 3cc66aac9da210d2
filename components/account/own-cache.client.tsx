'use client';

import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/**
 * Gives a customer's data an SWR cache that is discarded together with the part of the page that shows it, because
 * somebody else may sign in without a new document.
 */
export function OwnCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
}
