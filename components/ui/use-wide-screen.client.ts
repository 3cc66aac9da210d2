/**
 * Tells whether an overlay has room for its wide form. Decided each time it opens, because turning a phone must not
 * empty a form.
 */
import { useState } from 'react';

const isWideNow = () => matchMedia('(width >= 48rem)').matches;

export function useWideScreen(open: boolean): boolean {
  const [isWide, setWide] = useState(isWideNow);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setWide(isWideNow());
  }
  return isWide;
}
