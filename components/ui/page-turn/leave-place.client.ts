/**
 * Makes the present entry of the history one of its page and not of a place in it (`#section-2`). Called before another
 * entry is added: on the way back Chromium would scroll to that place, wherever the page had been scrolled to since.
 */
export function leavePlace(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
