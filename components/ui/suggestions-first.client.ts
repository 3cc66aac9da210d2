/** The first Escape closes the suggestions that are open in an overlay (use-combobox.client.ts), not the overlay. */
export const suggestionsFirst = {
  onEscapeKeyDown: (event: Event) => {
    if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
  },
};
