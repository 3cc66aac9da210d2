import { useEffect, useRef } from 'react';
import { usePart } from '@/components/ui/use-part.client';

/** Loads an aid for a field once the field is focused; the field works without it. `load`: as for `usePart`. */
export function useFieldPart<Part>(load: () => Promise<Part>) {
  const field = useRef<HTMLInputElement>(null);
  const { part, warm } = usePart(load);

  // The field may have been focused before the script ran.
  useEffect(() => {
    if (document.activeElement === field.current) warm();
  }, [warm]);

  return { field, part, warm };
}
