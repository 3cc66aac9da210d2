/** Animates the pressed card into its place in the outline of the next page. */
import { flushSync } from 'react-dom';

/** The picture stays where the animation ends, because the outline has it there. */
const motion: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out', fill: 'both' };

/**
 * Moves a card's picture and name to their places in the outline that `show` draws, unless reduced motion is preferred.
 * Only transforms are animated: a view transition first captures the whole old page, which on a slow phone delays the
 * outline by a quarter of a second.
 */
export function moveInto(card: Element | null, show: () => void): void {
  const [picture, title] = [card?.querySelector('img'), card?.querySelector('a')].map(frameOf);
  flushSync(show);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const outline = document.querySelector('.page-preview, .product-preview');
  // The box around the picture clips what exceeds it, so the box itself is moved.
  travel(outline?.querySelector('.picture')?.parentElement, picture, true);
  travel(outline?.querySelector('h1, h2'), title, false);
}

function travel(part: Element | null | undefined, from: DOMRect | undefined, isScaled: boolean): void {
  const to = frameOf(part);
  if (!part || !from || !to || from.width === 0 || to.width === 0) return;
  const scale = isScaled ? from.width / to.width : 1;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const transformOrigin = '0 0';
  part.animate(
    [
      { transformOrigin, transform: start },
      { transformOrigin, transform: 'none' },
    ],
    motion,
  );
}

/** The visible area of an element; for text, no wider than the text itself. */
function frameOf(part: Element | null | undefined): DOMRect | undefined {
  if (!part || part.querySelector('img') !== null || part.tagName === 'IMG') return part?.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(part);
  return words.getBoundingClientRect();
}
