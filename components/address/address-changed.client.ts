/** Sent to the window when the address was set, so that the header's chip asks anew. */
export const addressChangedEvent = 'doorstep:address';
