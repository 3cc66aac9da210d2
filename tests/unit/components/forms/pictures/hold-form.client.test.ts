/** Does a press wait for a field that is not ready, and is it carried out once? */
import { beforeEach, expect, test, vi } from 'vitest';
import { holdForm } from '@/components/forms/pictures/hold-form.client';

const sends = vi.fn();
const requestSubmit = vi.fn((submitter: unknown) => press(submitter));
let form: HTMLFormElement;

beforeEach(() => {
  vi.clearAllMocks();
  form = Object.assign(new EventTarget(), { isConnected: true, ariaBusy: null, requestSubmit }) as never;
});

/** What the form's own code sees comes after what was listening before. */
function press(submitter: unknown): void {
  const event = Object.assign(new Event('submit', { cancelable: true }), { submitter });
  form.addEventListener('submit', sends, { once: true });
  form.dispatchEvent(event);
  form.removeEventListener('submit', sends);
}

test('a press meanwhile is carried out afterwards, once, by its own button', () => {
  const carryOn = holdForm(form);
  press('send');
  press('later');
  expect(sends).not.toHaveBeenCalled();
  expect(form.ariaBusy).toBe('true');
  carryOn();
  expect(requestSubmit.mock.calls).toEqual([['later']]);
  expect(sends).toHaveBeenCalledTimes(1);
  expect(form.ariaBusy).toBe('false');
});

test('with two fields at work it waits for both', () => {
  const [logo, background] = [holdForm(form), holdForm(form)];
  press('send');
  logo();
  expect(sends).not.toHaveBeenCalled();
  background();
  expect(sends).toHaveBeenCalledTimes(1);
});

test('nothing is sent that nobody pressed, nor a form that has left the page', () => {
  holdForm(form)();
  expect(requestSubmit).not.toHaveBeenCalled();
  const carryOn = holdForm(form);
  press('send');
  Object.assign(form, { isConnected: false });
  carryOn();
  expect(requestSubmit).not.toHaveBeenCalled();
});
