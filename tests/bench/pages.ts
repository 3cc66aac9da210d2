/** The pages that are measured; the two shops are found by how much they sell. */
import { sandboxUrl } from './servers.ts';

interface Menu {
  data: { all: { products: unknown[] }[] };
}

export async function benchPages(): Promise<Record<string, string>> {
  return {
    home: '/',
    restaurants: '/restaurants',
    'shop of 60': `/restaurant/${await findShop('restaurant', 60)}`,
    'shop of 5,000': `/shop/${await findShop('shop', 5000)}`,
  };
}

/** A product of a shop's menu that can be bought as it stands. */
export async function someProduct(shop: string): Promise<string> {
  const id = /\d+$/.exec(shop)?.[0];
  const menu = (await ask(`shops/${id}/products?perPage=100`)) as {
    data: { all: { products: { uuid: string; stock?: { quantity?: number } }[] }[] };
  };
  const products = menu.data.all.flatMap(section => section.products);
  const found = products.find(product => (product.stock?.quantity ?? 0) > 50);
  if (found === undefined) throw new Error(`nothing to buy in ${shop}`);
  return found.uuid;
}

/** The shop of a type whose menu is closest to this number of products, among the marketplace's oldest and newest. */
async function findShop(type: string, products: number): Promise<number> {
  const lists = await Promise.all(
    ['asc', 'desc'].map(sort => ask(`shops/paginate?type=${type}&perPage=50&sort=${sort}`)),
  );
  const ids = [...new Set(lists.flatMap(list => (list as { data: { id: number }[] }).data.map(shop => shop.id)))];
  const counted = await Promise.all(
    ids.map(async id => {
      const menu = (await ask(`shops/${id}/products?perPage=100`)) as Menu;
      return { id, count: menu.data.all.reduce((sum, section) => sum + section.products.length, 0) };
    }),
  );
  counted.sort((a, b) => Math.abs(a.count - products) - Math.abs(b.count - products));
  const [nearest] = counted;
  if (nearest === undefined) throw new Error(`no ${type} to measure`);
  return nearest.id;
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}/api/v1/rest/${path}${path.includes('?') ? '&' : '?'}lang=en`);
  return answer.json();
}
