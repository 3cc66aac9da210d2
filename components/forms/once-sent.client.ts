/**
 * Calls `then` as soon as no form of the page is being sent, at once where none is. A refresh meanwhile would run behind
 * the answer to the form, and render the page once more without the notice that came with it (decision 131).
 *
 * @returns the function that stops waiting
 */
export function onceSent(then: () => void): () => void {
  if (!isSending()) {
    then();
    return () => {};
  }
  const timer = setInterval(() => {
    if (isSending()) return;
    clearInterval(timer);
    then();
  }, pause);
  return () => clearInterval(timer);
}

/** Milliseconds. */
const pause = 200;

/** Forms say it themselves (sending-form.client.tsx), until the page that answers them is there. */
function isSending(): boolean {
  return document.querySelector('form[aria-busy="true"]') !== null;
}
