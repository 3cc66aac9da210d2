/** The mark by which pictures of a review that were uploaded in vain are found again. */

/** @param of "shop", "courier", or the uuid of a product */
export function picturesOfReview(orderId: string, of: string): string {
  return `review ${orderId} ${of}`;
}
