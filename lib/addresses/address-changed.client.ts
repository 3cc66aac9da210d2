/** Dispatched on the window when the delivery address was set, so that everything that depends on it reloads. */
export const addressChangedEvent = 'doorstep:address';
