import type { ComponentProps } from 'react';

/**
 * The button that Enter in a field presses, which is always the first of its form: for a form whose first visible one
 * does something else. Nobody sees or reaches it.
 */
export function EnterButton(button: Pick<ComponentProps<'button'>, 'name' | 'value' | 'children'>) {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" {...button} />;
}
