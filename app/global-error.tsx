'use client';

import { lazy, useEffect } from 'react';

/** Loaded only when it is needed: this file is part of every page, but its screen is hardly ever shown. */
const BrokenDocument = lazy(() => import('@/components/errors/crash-document.client'));

/** Catches errors of the root layout itself. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return <BrokenDocument retry={retry} />;
}
