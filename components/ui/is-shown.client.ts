/**
 * Whether an element has a box on the page, so that it is not hidden and in nothing hidden. Safari before 17.4 has no
 * `checkVisibility`: there `+` would add nothing, and a page whose list was filtered would break.
 */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
