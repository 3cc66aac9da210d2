/** Sent to the window when the address was set, so that whatever depends on it asks anew. */
export const addressChangedEvent = 'doorstep:address';
