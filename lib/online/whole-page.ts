/**
 * Marks what a page is about, where the API has delivered it. The service worker (public/order-keeper.js) stores only
 * pages with this mark for when there is no connection.
 */
export const wholePage = { 'data-whole': '' };
