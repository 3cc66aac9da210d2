/** Which public address (path and query) the customer is on; set by the middleware, read by actions. */
export const requestPathHeader = 'x-doorstep-address';
