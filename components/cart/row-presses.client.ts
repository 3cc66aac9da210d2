/** Finds presses on the rows of a menu, and loads what carries them out. */
let loaded: typeof import('@/components/cart/row-steppers.client') | null = null;

/** Null until it has been loaded. */
export const rowSteppers = () => loaded;

export async function loadRowSteppers() {
  loaded ??= await import('@/components/cart/row-steppers.client');
  return loaded;
}

/** The `+` or the `−` of a row that a press is on. */
export function rowControlOf({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('a[data-stock], .less') : null;
  // It is pressed again to be opened: then it is handled like any other link.
  return control?.dataset.opens === undefined ? control : null;
}
