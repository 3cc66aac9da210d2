/** The header in which the middleware passes the public path (with query) of the request to actions and pages. */
export const requestPathHeader = 'x-doorstep-path';
