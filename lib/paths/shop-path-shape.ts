/** The public path of a shop's page, in any language. public/order-keeper.js, which imports nothing, has the same. */
export const shopPathShape = /^(\/[a-z]{2})?\/(restaurant|shop)\/[\w-]+$/;
