/** Moves what was pressed into its place in the outline of the next page. */
import { flushSync } from 'react-dom';

/** Stays in effect when it is over, as the outline itself. */
const motion: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out', fill: 'both' };

/**
 * The picture and the name of a card travel to where they stand once `show` has drawn the outline, where the customer
 * has nothing against motion. They are moved by transforms alone: a view transition first draws the whole page as it
 * was, which on a slow phone keeps the outline waiting for a quarter of a second.
 */
export function moveInto(card: Element | null, show: () => void): void {
  const [picture, title] = [card?.querySelector('img'), card?.querySelector('a')].map(frameOf);
  flushSync(show);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const outline = document.querySelector('.page-preview, .product-preview');
  // The box around the picture cuts off what stands out of it, so it travels itself.
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

/** Where something is seen: of words, no wider than they are. */
function frameOf(part: Element | null | undefined): DOMRect | undefined {
  if (!part || part.querySelector('img') !== null || part.tagName === 'IMG') return part?.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(part);
  return words.getBoundingClientRect();
}
