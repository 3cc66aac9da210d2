/** The query keys of the list pages' filters (docs/behaviour.md 3), in a module light enough for the middleware. */
export const filterKeys = [
  'category',
  'newest',
  'sort',
  'fulfilment',
  'open',
  'always',
  'rating',
  'within',
  'deals',
  'free',
  'take',
  'from',
  'to',
  'currency',
  'page',
];
