/** A shop's whole menu as one page of words, without pictures, scripts and files to wait for (docs/decisions/189). */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { seeOther } from '@/lib/paths/redirect';
import { withChoices } from '@/lib/products/choosable';
import { getMenu } from '@/lib/products/queries';
import { shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import { textDocument } from '@/lib/shops/text-menu/document';
import type { Theme } from '@/lib/view/view';

/** Where there is nothing to list, the shop's own page says why. */
export async function textMenu(id: string, market: Market, theme: Theme): Promise<Response> {
  const [shop, menu, choices] = await Promise.all([getShop(id, market), getMenu(id, market), withChoices(id, market)]);
  if (!shop.ok) return seeOther(localizedPath(market.locale, `/restaurant/${id}`));
  if (!menu.ok || menu.value.sections.length === 0) return seeOther(localizedPath(market.locale, shopPath(shop.value)));
  const sections = menu.value.sections.map(section => ({ ...section, products: section.products.map(choices) }));
  const { markup } = await textDocument({ shop: shop.value, sections, market, theme });
  return new Response(markup, {
    // In the theme and the currency of this browser.
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' },
  });
}
