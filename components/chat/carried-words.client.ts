/**
 * Carries half-typed words from the form of a new chat into the form of its page, which takes its place once the first
 * message is written (lib/chat/actions.ts).
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isKeptMessage } from '@/components/chat/kept-messages.client';

let carried: { chatId: string; text: string; caret: number; hasFocus: boolean } | null = null;

interface FirstWords {
  /** The id of the message whose words the field begins with, where its customer had to sign in again; or a new one. */
  messageKey: string;
  text: string;
}

/** `chatId` identifies the chat and its customer, so that the words are shown to nobody else who signs in here. */
export function useCarriedWords(
  chatId: string,
  { messageKey, text }: FirstWords,
): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => carryWords(field.current, chatId), [chatId]);
  useEffect(() => dropKeptWords(field.current, chatId, { messageKey, text }), [chatId, messageKey, text]);
  return field;
}

/** Empties a field with the words of a message that this tab shows as not sent: they would be sent twice. */
export function dropKeptWords(
  field: HTMLTextAreaElement | null,
  chatId: string,
  { messageKey, text }: FirstWords,
): void {
  if (field !== null && field.value === text && isKeptMessage(chatId, messageKey)) field.value = '';
}

/** Fills the field with the carried words. Returns the cleanup, which takes the field's words before it is removed. */
export function carryWords(field: HTMLTextAreaElement | null, chatId: string): (() => void) | undefined {
  const from = carried;
  carried = null;
  if (field === null) return;
  if (from?.chatId === chatId && from.text !== '') field.value = from.text;
  if (from?.chatId === chatId && from.hasFocus) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(from.caret, from.caret);
  } else if (field.value !== '' && document.activeElement !== field)
    // Browsers put the caret before what a field begins with, and who comes by keyboard would write there.
    field.setSelectionRange(field.value.length, field.value.length);
  return () => {
    const { value: text, selectionEnd: caret } = field;
    carried = { chatId, text, caret, hasFocus: document.activeElement === field };
  };
}

/** For the next message: a reset would bring back what the page wrote into the field, such as "Order 12: ". */
export function emptyField(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  field.value = '';
  field.focus();
}
