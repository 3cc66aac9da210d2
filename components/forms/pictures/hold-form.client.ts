/** Lets a form wait for a field that is not ready yet. */

/**
 * Until the returned function is called, presses on the buttons of `form` only mark it as busy; then the last of them is
 * carried out.
 */
export function holdForm(form: HTMLFormElement | null): () => void {
  if (form === null) return () => undefined;
  let pressed: SubmitEvent | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event;
    form.ariaBusy = 'true';
  };
  // Before React's own listeners, which stand at the root of the document.
  form.addEventListener('submit', hold);
  return () => {
    form.removeEventListener('submit', hold);
    if (pressed === null) return;
    form.ariaBusy = 'false';
    if (form.isConnected) form.requestSubmit(pressed.submitter);
  };
}
