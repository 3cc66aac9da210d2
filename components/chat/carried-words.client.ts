/**
 * Carries half-typed words from the form of a new chat into the form of its page, which takes its place once the first
 * message is written (lib/chat/actions.ts).
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

let carried: { kept: string; text: string; caret: number; hasFocus: boolean } | null = null;

/** `kept` identifies the chat and its customer, so that the words are shown to nobody else who signs in here. */
export function useCarriedWords(kept: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => carryWords(field.current, kept), [kept]);
  return field;
}

/** Fills the field with the carried words. Returns the cleanup, which takes the field's words before it is removed. */
export function carryWords(field: HTMLTextAreaElement | null, kept: string): (() => void) | undefined {
  const from = carried;
  carried = null;
  if (field === null) return;
  if (from?.kept === kept && from.text !== '') field.value = from.text;
  if (from?.kept === kept && from.hasFocus) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(from.caret, from.caret);
  } else if (field.value !== '' && document.activeElement !== field)
    // Browsers put the caret before what a field begins with, and who comes by keyboard would write there.
    field.setSelectionRange(field.value.length, field.value.length);
  return () => {
    const { value: text, selectionEnd: caret } = field;
    carried = { kept, text, caret, hasFocus: document.activeElement === field };
  };
}
