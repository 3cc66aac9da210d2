/** The key under which pictures wait that were uploaded for a review which then failed. */

/** @param of "shop", "courier", or the uuid of a product */
export function picturesOfReview(orderId: string, of: string): string {
  return `review ${orderId} ${of}`;
}
