/**
 * Carries what is typed and chosen in the forms of this page, and not sent yet, over the reload that shows it in another
 * language or currency (docs/decisions/176). The checkout has a draft for that.
 */
import { carriedKey } from '@/components/preferences/carried-key.client';
import { splitLocale } from '@/lib/i18n/localized-path';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Name, and for boxes and radio buttons value, with the number of those before it that have the same. */
type ControlKey = string;

/** What is carried is for the next document: this one may still fill in what it finds, until it is left. */
let isLeaving = false;

/** An amount in one currency is none in another, so `withoutAmounts` is for a page in another currency. */
export function carryInputs({ withoutAmounts = false } = {}): void {
  isLeaving = true;
  const changed = [...controls()].filter(
    ([, control]) => isChanged(control) && !(withoutAmounts && control.inputMode === 'decimal'),
  );
  const inputs = changed.map(([key, control]) => [key, isTick(control) ? control.checked : control.value]);
  try {
    if (inputs.length > 0) sessionStorage.setItem(carriedKey, JSON.stringify({ page: page(), inputs }));
  } catch {
    // Where nothing may be stored, it is lost.
  }
}

/** Fills in what was carried to this page, if anything was, and forgets it. */
export async function fillCarried(): Promise<void> {
  if (isLeaving) return;
  const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}');
  sessionStorage.removeItem(carriedKey);
  if (carried.page !== page()) return;
  for (const [key, value] of carried.inputs as [ControlKey, string | boolean][]) {
    const control = controls().get(key);
    if (control === undefined) continue;
    if (!isTick(control)) fill(control, String(value));
    else if (control.checked !== value) control.click();
    // A choice may bring others: they are there with the next task.
    await new Promise(resolve => setTimeout(resolve));
  }
}

function controls(): Map<ControlKey, Control> {
  const found = new Map<ControlKey, Control>();
  // A form that searches or filters has the path of its page as its action.
  const forms = [...document.forms].filter(form => !form.matches('[action^="/"], .checkout, [data-view]'));
  for (const control of forms.flatMap(form => [...form.elements]).filter(isCarried)) {
    const name = isTick(control) ? `${control.name}=${control.value}` : control.name;
    let count = 0;
    while (found.has(`${name} ${count}`)) count += 1;
    found.set(`${name} ${count}`, control);
  }
  return found;
}

/** No secrets, no files, and nothing that the customer does not see. */
function isCarried(control: Element): control is Control {
  if (control instanceof HTMLInputElement) return !/^(hidden|password|file|submit|button)$/.test(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(one => one.selected !== one.defaultSelected);
  if (!isTick(control)) return control.value !== control.defaultValue;
  // Choosing a radio button again takes the choice from the others.
  return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked);
}

/** React does not notice a value that is set on the element itself. */
function fill(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function page(): string {
  return splitLocale(location.pathname + location.search).path;
}
