import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/combobox/is-composing.client';

/** Enter sends the message, Shift and Enter begin a new line. On a touch keyboard Enter begins a new line. */
export function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
