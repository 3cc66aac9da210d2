'use client';

import { lazy, useEffect } from 'react';

/** Fetched when it is needed: this file comes with every page, what it shows hardly ever does. */
const Broken = lazy(() => import('@/components/errors/crash-page'));

/**
 * A bug while rendering (docs/behaviour.md 8): what is expected to fail never comes here, pages render <Oops> for it.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return <Broken retry={retry} tag={document.documentElement.lang} />;
}
