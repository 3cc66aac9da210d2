'use client';

import type { ComponentProps } from 'react';

/** The panel under a field that offers what is typed for; pressing in it leaves the focus in the field. */
export function ComboboxContent(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, the focus is kept where it is.
  return <div data-slot="combobox-content" onMouseDown={event => event.preventDefault()} {...props} />;
}
