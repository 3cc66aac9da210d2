/** Computes what is chosen in a product's form after every change. */
import { type RefObject, useEffect, useState } from 'react';
import type { Choices } from '@/lib/products/choices';
import { completeSelection, readSelection, type Selection } from '@/lib/products/rules';

/** `selection` is null until script has read the form for the first time. */
export function useSelection(form: RefObject<HTMLFormElement | null>, choices: Choices) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const recount = () => {
    const posted = new FormData(form.current ?? undefined);
    setSelection(
      completeSelection(
        choices,
        readSelection(name => posted.get(name)?.toString(), choices),
      ),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the island starts.
  useEffect(recount, []);
  return { selection, recount };
}
