'use client';

import { lazy, useEffect } from 'react';

/** Loaded only when it is needed: this file is part of every page, but its screen is hardly ever shown. */
const Broken = lazy(() => import('@/components/errors/crash-page'));

/**
 * Catches bugs while rendering (docs/behaviour.md 8). Expected failures never come here: pages render <ErrorPage> for
 * them.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return <Broken retry={retry} tag={document.documentElement.lang} />;
}
