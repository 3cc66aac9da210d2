import { useEffect, useRef } from 'react';
import { usePart } from '@/components/ui/use-part.client';

/** Loads what helps with a field, which works without it, once the field is focused. `load`: as of `usePart`. */
export function useFieldPart<Part>(load: () => Promise<Part>) {
  const field = useRef<HTMLInputElement>(null);
  const { part, warm } = usePart(load);

  // Somebody may have been faster than the script.
  useEffect(() => {
    if (document.activeElement === field.current) warm();
  }, [warm]);

  return { field, part, warm };
}
