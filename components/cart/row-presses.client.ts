/** Finds presses on the rows of a menu, and loads the module that carries them out. */
let loaded: typeof import('@/components/cart/row-steppers.client') | null = null;

/** Null until the module is loaded. */
export const rowSteppers = () => loaded;

export async function loadRowSteppers() {
  loaded ??= await import('@/components/cart/row-steppers.client');
  return loaded;
}

/** The `+` or `−` of a row that was pressed. */
export function rowControlOf({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('a[data-stock], .less') : null;
  // A link that was pressed by `openRow` is followed like any other.
  return control?.dataset.opens === undefined ? control : null;
}
