'use client';

import { lazy, useEffect } from 'react';

/** Fetched when it is needed: this file comes with every page, what it shows hardly ever does. */
const BrokenDocument = lazy(() => import('@/components/errors/crash-document.client'));

/** When the root layout itself fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return <BrokenDocument retry={retry} />;
}
