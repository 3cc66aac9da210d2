/** Reads a sentence out, in the one live region that stays from page to page (app/[locale]/[currency]/(market)). */

/** Milliseconds: what changes in the same moment as the page is often not read. */
const pause = 150;

/** Emptied first, because a region that gets the sentence that it has already is not read out. */
export function say(sentence: string): void {
  const region = document.getElementById('said');
  if (region === null) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = sentence;
  }, pause);
}
