/** What is true in the sandbox's town? Asked of its API, so that no story repeats the seed; faults and clock too. */

export interface TownShop {
  id: number;
  uuid: string;
  title: string;
  type: 'restaurant' | 'shop';
  isTakingOrders: boolean;
}

export interface TownProduct {
  uuid: string;
  title: string;
  shop: TownShop;
}

interface WireShop {
  id: number;
  uuid: string;
  type: 'restaurant' | 'shop';
  open: boolean;
  translation: { title: string };
}

interface WireStock {
  price: number;
  total_price?: number;
  quantity?: number;
  extras?: { id: number; value: string; group: { translation?: { title: string } } }[];
  addons?: { product: { translation: { title: string }; stock?: { total_price: number } } | null }[];
}

export interface WireProduct {
  uuid: string;
  category_id?: number;
  translation: { title: string; description?: string };
  stock?: WireStock | null;
  stocks?: WireStock[];
}

interface Section {
  id: number;
  title: string;
  products: WireProduct[];
}

interface WireSection {
  id: number;
  translation: { title: string };
  products: WireProduct[];
}

export type Town = ReturnType<typeof townOf>;

export function townOf(sandbox: string, lang: string) {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${sandbox}/api/v1/rest/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`);
    return (await answer.json()) as T;
  };
  const steer = (method: string, path: string, body?: unknown) =>
    fetch(`${sandbox}/_sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });

  async function shops(query: string): Promise<TownShop[]> {
    const { data } = await ask<{ data: WireShop[] }>(`shops/paginate?perPage=100&${query}`);
    return data.map(shopOf);
  }

  async function sectionsOf(shop: TownShop): Promise<Section[]> {
    const { data } = await ask<{ data: { all: WireSection[] } }>(`shops/${shop.id}/products?perPage=100`);
    return data.all.map(({ id, translation, products }) => ({ id, title: translation.title, products }));
  }

  async function menuOf(shop: TownShop): Promise<WireProduct[]> {
    return (await sectionsOf(shop)).flatMap(section => section.products);
  }

  async function longestSection(type: TownShop['type']): Promise<{ shop: TownShop; section: Section }> {
    const menus = await Promise.all(
      (await shops(`type=${type}`)).map(async shop => (await sectionsOf(shop)).map(section => ({ shop, section }))),
    );
    const [longest] = menus.flat().sort((a, b) => b.section.products.length - a.section.products.length);
    if (!longest) throw new Error(`The town has no ${type} with sections.`);
    return longest;
  }

  async function product(uuid: string): Promise<WireProduct> {
    return (await ask<{ data: WireProduct }>(`products/${uuid}`)).data;
  }

  /** The first product of the shops that passes; details are asked only of those that the menu makes likely. */
  async function find(
    among: TownShop[],
    passes: (product: WireProduct) => boolean,
    isLikely: (product: WireProduct) => boolean = () => true,
  ): Promise<TownProduct & { details: WireProduct }> {
    for (const shop of among) {
      for (const candidate of (await menuOf(shop)).filter(isLikely).slice(0, 12)) {
        const details = await product(candidate.uuid);
        if (passes(details)) return { uuid: candidate.uuid, title: details.translation.title, shop, details };
      }
    }
    throw new Error('No product of the town is like that.');
  }

  /** A product that is sold out in all sizes: menus leave it out, its section does not (API 6.5). */
  async function soldOut(): Promise<TownProduct & { section: number }> {
    for (const shop of [...(await shops('type=shop')), ...(await shops('type=restaurant'))]) {
      const { data } = await ask<{ data: WireProduct[] }>(`shops/${shop.id}/products/paginate?perPage=100`);
      const found = data.find(({ stocks = [] }) => stocks.every(({ quantity = 0 }) => quantity < 1));
      if (found) return { shop, uuid: found.uuid, title: found.translation.title, section: found.category_id ?? 0 };
    }
    throw new Error('The town sells everything.');
  }

  return {
    shops,
    menuOf,
    longestSection,
    soldOut,
    product,
    find,
    async shop(id: number): Promise<TownShop> {
      return shopOf((await ask<{ data: WireShop }>(`shops/${id}`)).data);
    },
    /** "down", "delay", "status", "html", "empty-object", "broken-item" of sandbox/control/faults.ts. */
    async goesWrong(kind: string, path = '/', more: Record<string, number | string> = {}) {
      await steer('POST', 'faults', { kind, path, ...more });
    },
    /** Faults that have not struck often enough yet. */
    async faultsLeft(): Promise<number> {
      return ((await (await steer('GET', 'faults')).json()) as unknown[]).length;
    },
    async isWellAgain() {
      await steer('DELETE', 'faults');
    },
    async forgetsCalls() {
      await steer('DELETE', 'log');
    },
    async calls(): Promise<string[]> {
      const log = (await (await steer('GET', 'log')).json()) as { path: string }[];
      return log.map(({ path }) => path);
    },
  };
}

function shopOf({ id, uuid, type, open, translation }: WireShop): TownShop {
  return { id, uuid, type, title: translation.title, isTakingOrders: open };
}
