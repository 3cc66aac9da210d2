/** Loads what helps with a field once the field has the focus, also where it had it before the script came. */
import { type RefObject, useEffect } from 'react';
import { usePart } from '@/components/ui/use-part.client';

/** `load` must be the same function in every render. `warm` is for the field's `onFocus`. */
export function useFocusedPart<Part>(field: RefObject<HTMLElement | null>, load: () => Promise<Part>) {
  const { part, warm } = usePart(load);
  useEffect(() => {
    if (document.activeElement === field.current) warm();
  }, [field, warm]);
  return { part, warm };
}
