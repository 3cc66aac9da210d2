/** Which recipe of the town can be bought as a whole? */
import { basketLine, shopOf, type WireShop } from './offers.ts';
import type { Sandbox } from './sandbox.ts';

interface WireRecipe {
  id: number;
  shop_id: number;
  servings: number;
  discount_price: number;
  translation: { title: string };
  stocks: { id: number; quantity?: number; min_quantity: number; product: { uuid: string } }[];
}

/** All that it needs, and what is taken off for the whole of it (minor units). */
export async function wholeRecipe(sandbox: Sandbox) {
  const all = await sandbox.read<WireRecipe[]>('receipts/paginate?perPage=100');
  const isWhole = ({ stocks }: WireRecipe) => stocks.every(stock => (stock.quantity ?? 0) >= stock.min_quantity);
  const found = all.find(isWhole);
  if (found === undefined) throw new Error('The town has no recipe of which everything can be had.');
  const recipe = await sandbox.read<WireRecipe>(`receipts/${found.id}`);
  return {
    id: recipe.id,
    title: recipe.translation.title,
    servings: recipe.servings,
    shop: shopOf(await sandbox.read<WireShop>(`shops/${recipe.shop_id}`)),
    discount: Math.round(recipe.discount_price * 100),
    lines: recipe.stocks.map(({ id, min_quantity, product: { uuid } }) =>
      basketLine({ stockId: String(id), uuid }, min_quantity),
    ),
  };
}
