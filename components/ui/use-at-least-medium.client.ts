/**
 * Tells whether an overlay has room for its wide form, from the breakpoint `md` of app/theme.css on. Decided each time
 * it opens, because turning a phone must not empty a form.
 */
import { useState } from 'react';

const isMediumNow = () => matchMedia('(width >= 48rem)').matches;

export function useAtLeastMedium(open: boolean): boolean {
  const [isMedium, setMedium] = useState(isMediumNow);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMedium(isMediumNow());
  }
  return isMedium;
}
