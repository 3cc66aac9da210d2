/**
 * Waits with a refresh of the page until a press is answered: behind the answer it would render the page once more,
 * without the notice that came with it, which is shown once (docs/decisions/131).
 */

/**
 * Calls `then` as soon as no form of the page is being sent, at once where none is.
 *
 * @returns the function that stops waiting
 */
export function onceSent(then: () => void): () => void {
  return onceNot(isSending, then);
}

/** The same, once no toast says any longer what the press did: for pages that others change at any moment. */
export function onceAnswered(then: () => void): () => void {
  return onceNot(() => isSending() || isToastShown(), then);
}

/** Milliseconds. */
const pause = 200;

function onceNot(isTooEarly: () => boolean, then: () => void): () => void {
  if (!isTooEarly()) {
    then();
    return () => {};
  }
  const timer = setInterval(() => {
    if (isTooEarly()) return;
    clearInterval(timer);
    then();
  }, pause);
  return () => clearInterval(timer);
}

/** Forms mark themselves (sending-form.client.tsx), until the page that answers them is there. */
function isSending(): boolean {
  return document.querySelector('form[aria-busy="true"]') !== null;
}

/** A toast leaves by the style sheet's animation, and stays in the document (components/ui/notice.tsx). */
function isToastShown(): boolean {
  const toasts = [...document.querySelectorAll('[data-slot="toast"]')];
  return toasts.some(toast => toast.getAnimations().some(({ playState }) => playState === 'running'));
}
