/** Validates the fields of a form in the browser, and moves the focus to errors. */
import { invalidControl } from '@/components/forms/invalid-control.client';
import type { FormState } from '@/lib/forms/form-state';

/** Asks the browser which constraints fail: the schema stays on the server (lib/forms/field-rules.ts). */
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

/** "Name: Required", a line for each field that is wrong. */
export function errorsInWords(form: HTMLFormElement, fields: FormState['fields']): string {
  const sentences = Object.entries(fields).map(([name, [error = '']]) => {
    const label = labelOf(form.elements.namedItem(name)) ?? legendOf(form.querySelector(`[name^="${name}."]`));
    return label ? `${label}: ${error}` : error;
  });
  return sentences.join('\n');
}

/** Radio buttons are labelled by the legend of their group. */
function labelOf(found: Element | RadioNodeList | null): string | null | undefined {
  if (found instanceof RadioNodeList) return legendOf(found[0] as Element);
  return (found as HTMLInputElement | null)?.labels?.[0]?.textContent;
}

/** Of the group that the control stands in, as do checkboxes with a name each ("categories.92"). */
function legendOf(control: Element | null | undefined): string | null | undefined {
  return control?.closest('fieldset')?.querySelector('legend')?.textContent;
}

/** Focuses the first invalid field, unless the customer is typing already. */
export function leadToError(form: HTMLFormElement, { status, form: whole }: FormState, offline: string): void {
  if (status !== 'refused') return;
  const { activeElement } = document;
  const isTyping = activeElement instanceof HTMLInputElement && form.contains(activeElement);
  if (!isTyping) form.querySelector<HTMLElement>(invalidControl)?.focus();
  // If the form as a whole was refused, its password must be typed again, as without script.
  if (whole.length === 0 || whole.includes(offline)) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]')) field.value = '';
}
