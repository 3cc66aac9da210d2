/** The header in which the middleware tells actions and pages the public path (with query) of the request. */
export const requestPathHeader = 'x-doorstep-path';
