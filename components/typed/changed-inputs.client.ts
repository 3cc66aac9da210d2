/** What is typed and chosen in forms and not sent yet: what differs from the document as the server wrote it. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Name, and for boxes and radio buttons value, with the number of those before it that have the same. */
type ControlKey = string;

/** What can be written down of a control: its text, or whether it is ticked. */
export type Inputs = [ControlKey, string | boolean][];

export function controlsOf(forms: Iterable<HTMLFormElement>): Map<ControlKey, Control> {
  const found = new Map<ControlKey, Control>();
  for (const control of [...forms].flatMap(form => [...form.elements]).filter(isFillable)) {
    const name = isTick(control) ? `${control.name}=${control.value}` : control.name;
    let count = 0;
    while (found.has(`${name} ${count}`)) count += 1;
    found.set(`${name} ${count}`, control);
  }
  return found;
}

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(one => one.selected !== one.defaultSelected);
  if (!isTick(control)) return control.value !== control.defaultValue;
  // Choosing a radio button again takes the choice from the others.
  return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked);
}

export function inputOf(control: Control): string | boolean {
  return isTick(control) ? control.checked : control.value;
}

/**
 * Fills in as the customer would (a click, an `input` event), so that prices and further choices follow. What they have
 * filled in meanwhile stays.
 */
export async function fillInputs(forms: () => Iterable<HTMLFormElement>, inputs: Inputs): Promise<void> {
  for (const [key, value] of inputs) {
    const control = controlsOf(forms()).get(key);
    if (control === undefined || (isTouched(control) && inputOf(control) !== value)) continue;
    if (!isTick(control)) fill(control, String(value));
    else if (control.checked !== value) control.click();
    control.closest('details')?.setAttribute('open', '');
    // A choice may bring others: they are there with the next task.
    await new Promise(resolve => setTimeout(resolve));
  }
}

/** No secrets, no files, and nothing that the customer does not see. */
function isFillable(control: Element): control is Control {
  if (control instanceof HTMLInputElement) return !/^(hidden|password|file|submit|button)$/.test(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Of radio buttons, whether another of the group was chosen. */
function isTouched(control: Control): boolean {
  if (control.type !== 'radio') return isChanged(control);
  const group = [...(control.form?.elements ?? [])].filter(isFillable);
  return group.some(one => one.type === 'radio' && one.name === control.name && isChanged(one));
}

/** React does not notice a value that is set on the element itself. */
function fill(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
