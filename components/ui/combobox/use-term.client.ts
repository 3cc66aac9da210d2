/** Returns a field's text once the customer pauses. */
import { useEffect, useState } from 'react';
import { termOf } from '@/lib/search/recent';

/** `wait` in milliseconds; an emptied field takes effect at once. */
export function useTerm(input: HTMLInputElement, wait: number): string {
  const [term, setTerm] = useState(termOf(input.value));

  useEffect(() => {
    let timer = 0;
    const settle = () => setTerm(termOf(input.value));
    const onInput = () => {
      clearTimeout(timer);
      if (termOf(input.value) === '') settle();
      else timer = window.setTimeout(settle, wait);
    };
    onInput();
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [input, wait]);

  return term;
}
