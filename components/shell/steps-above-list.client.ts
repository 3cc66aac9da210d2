/**
 * How many entries of the history a product's page lies above its list. Going back by as many closes the product: Back
 * does not open it again afterwards, and the list is where it was scrolled to.
 *
 * @param list the list's address
 * @returns undefined if another page lies between the two, or if the browser does not tell
 */
export function stepsAboveList(list: string): number | undefined {
  const { navigation } = window;
  const now = navigation?.currentEntry?.index ?? 0;
  const below = navigation?.entries().slice(0, now).reverse() ?? [];
  for (const [index, { url }] of below.entries()) {
    if (url === null || withoutProduct(url) !== withoutProduct(list)) return undefined;
    // Others are products that were opened from one another, and overlays above them.
    if (!new URL(url).searchParams.has('product')) return index + 1;
  }
  return undefined;
}

function withoutProduct(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('product');
  url.hash = '';
  return url.href;
}
