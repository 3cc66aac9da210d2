/** How the one sentence for the next page travels: its cookie, and the header in which the middleware hands it on. */
export const noticeCookie = 'notice';

/** A page no longer sees a cookie that the middleware takes away. */
export const noticeHeader = 'x-doorstep-notice';
