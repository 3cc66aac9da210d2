/** Moves what was pressed into its place in the outline of the next page. */
import { flushSync } from 'react-dom';

/** What page-turn.css calls them in the outline. */
const pictureName = 'pressed-picture';
const titleName = 'pressed-title';

/**
 * The picture and the name of a card travel to where they stand once `show` has drawn the outline: by a view transition,
 * where the browser has them and its customer has nothing against motion.
 */
export function moveInto(card: Element | null, show: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (card === null || isStill || document.startViewTransition === undefined) {
    show();
    return;
  }
  const parts = [
    [card.querySelector('img'), pictureName],
    [card.querySelector('a'), titleName],
  ] as const;
  for (const [part, name] of parts) part?.style.setProperty('view-transition-name', name);
  const { finished } = document.startViewTransition(() => {
    // A name may be carried by one element at a time.
    for (const [part] of parts) part?.style.removeProperty('view-transition-name');
    flushSync(show);
  });
  // The next page may come before it has ended.
  finished.catch(() => {});
}
