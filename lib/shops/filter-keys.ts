/** The query keys of the list pages' filters (SPEC 3, API 6.2), light enough for the middleware. */
export const filterKeys = [
  'category',
  'newest',
  'sort',
  'fulfilment',
  'open',
  'rating',
  'deals',
  'free',
  'take',
  'from',
  'to',
  'page',
];
