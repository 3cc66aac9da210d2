/** Takes up files that were chosen before the script of their field ran, as on a slow phone. */
import { useEffect, useRef } from 'react';

/** The ref of a file field: on its first showing the field tells its `onChange` of the files that it holds already. */
export function useEarlyFiles() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.files?.length) field.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return field;
}
