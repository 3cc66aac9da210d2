/** What is done to the fields of a form that somebody fills in, beside showing them. */
import type { FormState } from '@/lib/forms/form-state';

/** Asks the browser which constraints are not kept: the schema stays on the server (lib/forms/field-rules.ts). */
export function brokenConstraints(form: HTMLFormElement) {
  const error: Record<string, string[]> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { valid, customError, valueMissing, tooShort } = control.validity;
    if (!control.willValidate || valid) continue;
    const { missing, short, malformed } = control.dataset;
    const sentence = customError ? undefined : valueMissing ? missing : tooShort ? short : malformed;
    error[control.name] = [sentence ?? control.validationMessage];
  }
  return Object.keys(error).length > 0 ? { error } : { value: null };
}

/** Puts the customer where something is to be mended, unless they are typing already. */
export function leadToError(form: HTMLFormElement, { status, form: whole }: FormState, offline: string): void {
  if (status !== 'refused') return;
  const { activeElement } = document;
  const isTyping = activeElement instanceof HTMLInputElement && form.contains(activeElement);
  if (!isTyping) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // A password with which the whole form was refused is typed again, as it is without script.
  if (whole.length === 0 || whole.includes(offline)) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]')) field.value = '';
}
