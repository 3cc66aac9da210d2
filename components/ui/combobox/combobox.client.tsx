'use client';

import '@/components/ui/combobox/combobox.css';
import type { ComponentProps } from 'react';

/** The panel with suggestions below a field. Pressing in it leaves the focus in the field. */
export function ComboboxContent(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is, nothing here is pressed.
  return <div data-slot="combobox-content" onMouseDown={event => event.preventDefault()} {...props} />;
}
