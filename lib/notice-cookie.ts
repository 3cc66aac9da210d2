/** The cookie of the one sentence for the next page; its name alone, for the middleware. */
export const noticeCookie = 'notice';
