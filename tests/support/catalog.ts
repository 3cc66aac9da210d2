/** Finds the shop or product that a test needs by its properties, so that no test depends on the ids of the seed. */
import {
  basketLine,
  isPlain,
  type Offer,
  type Product,
  productsOf,
  type Shop,
  shopOf,
  type WireShop,
} from './offers.ts';
import { wholeRecipe } from './recipes.ts';
import type { Sandbox } from './sandbox.ts';

/** The delivery point of all customers; several restaurants deliver there. */
export const home = { latitude: 41.302819, longitude: 69.192781 };

/** Tests share the first; the last is for a test that changes what it finds. */
export type Which = 'first' | 'last';

interface Where {
  /** The shops to look in; all open ones where none are given. */
  among?: Shop[] | Promise<Shop[]>;
  /** Ids of shops to leave out. */
  except?: number[];
}

interface Section {
  id: number;
  title: string;
  products: { uuid: string; title: string }[];
}

interface WireSection {
  id: number;
  translation: { title: string };
  products: { uuid: string; translation: { title: string } }[];
}

export type Catalog = ReturnType<typeof catalogOf>;

export function catalogOf(sandbox: Sandbox) {
  async function list(query: string): Promise<Shop[]> {
    return (await sandbox.read<WireShop[]>(`shops/paginate?perPage=100&${query}`)).map(shopOf);
  }

  const restaurants = () => list('type=restaurant');
  const openRestaurants = async () => (await restaurants()).filter(({ isOpen }) => isOpen);
  const groceries = () => list('type=shop');

  async function openRestaurantsNearHome(): Promise<Shop[]> {
    const near = `address[latitude]=${home.latitude}&address[longitude]=${home.longitude}`;
    return (await list(`type=restaurant&open=1&${near}`)).filter(({ isOpen }) => isOpen);
  }

  const offersOf = async (shop: Shop) => (await productsOf(sandbox, shop)).flatMap(({ offers }) => offers);

  /** `count` offers of the first open shop that has so many for which `passes` is true. */
  async function offers(
    count: number,
    passes: (offer: Offer, all: Offer[]) => boolean,
    { among = list(''), except = [] }: Where = {},
  ): Promise<Offer[]> {
    for (const shop of (await among).filter(({ id, isOpen }) => isOpen && !except.includes(id))) {
      const all = await offersOf(shop);
      const found = all.filter(offer => passes(offer, all));
      if (found.length >= count) return found.slice(0, count);
    }
    throw new Error('No shop of the town sells that.');
  }

  async function offer(passes: (offer: Offer) => boolean, where?: Where): Promise<Offer> {
    return first(await offers(1, passes, where), 'offer like that');
  }

  async function product(among: Shop[], passes: (product: Product) => boolean): Promise<Product> {
    for (const shop of among) {
      const found = (await productsOf(sandbox, shop)).find(passes);
      if (found) return found;
    }
    throw new Error('No product of the town is like that.');
  }

  async function sectionsOf(shop: Shop): Promise<Section[]> {
    const { all } = await sandbox.read<{ all: WireSection[] }>(`shops/${shop.id}/products?perPage=100`);
    return all.map(({ id, translation, products }) => ({
      id,
      title: translation.title,
      products: products.map(({ uuid, translation: { title } }) => ({ uuid, title })),
    }));
  }

  return {
    offers,
    offer,
    sectionsOf,
    restaurants,
    restaurant: async () => first(await restaurants(), 'restaurant'),
    openRestaurant: async () => first(await openRestaurants(), 'open restaurant'),
    async closedRestaurant() {
      const closed = (await restaurants()).filter(({ isOpen }) => !isOpen);
      return first(closed, 'closed restaurant');
    },
    /** An open restaurant that does not deliver to `home`. */
    async farRestaurant() {
      const near = (await openRestaurantsNearHome()).map(({ id }) => id);
      return first(await openRestaurants().then(all => all.filter(({ id }) => !near.includes(id))), 'far restaurant');
    },
    /** The oldest grocery: the newest is open only at night. */
    grocery: async () => first((await groceries()).toReversed(), 'grocery'),
    /** A shop with a bonus and with reduced prices, which both stand above its menu. */
    async shopWithDeals() {
      const shops = await sandbox.read<WireShop[]>('shops/paginate?perPage=100');
      const passes = ({ open, bonus, discount }: WireShop) => open && bonus != null && (discount ?? []).length > 0;
      return first(shops.filter(passes).map(shopOf), 'shop with deals');
    },
    shop: async (id: number) => shopOf(await sandbox.read<WireShop>(`shops/${id}`)),

    /** The first product on the shop's menu. */
    async productOf(shop: Shop) {
      const products = (await sectionsOf(shop)).flatMap(section => section.products);
      return first(products, `product at ${shop.title}`);
    },

    productNamed: async (pattern: RegExp) => product(await restaurants(), ({ title }) => pattern.test(title)),

    /** A dish in several kinds, chosen by one option, all in stock. */
    dishWithKinds: (among: Shop[]) =>
      product(
        among,
        ({ offers }) => offers.length > 1 && offers.every(({ kind, left }) => kind.length === 1 && left > 5),
      ),

    /** A dish whose kinds have different prices, all in stock and without a discount. */
    async dishWithPrices() {
      const isPlain = ({ left, isPlainPrice }: Offer) => left > 5 && isPlainPrice;
      return product(
        await restaurants(),
        ({ offers }) => new Set(offers.map(({ price }) => price)).size > 1 && offers.every(isPlain),
      );
    },

    /** A product that is sold out in every kind. Menus leave it out, the list of its section does not (docs/api.md 6.5). */
    async soldOutProduct() {
      const shops = [...(await groceries()), ...(await restaurants())];
      return product(shops, ({ offers }) => offers.every(({ left }) => left < 1));
    },

    async longestSection() {
      const all = (await groceries()).map(async shop => (await sectionsOf(shop)).map(section => ({ shop, section })));
      const sections = (await Promise.all(all)).flat();
      sections.sort((one, other) => other.section.products.length - one.section.products.length);
      return first(sections, 'grocery with sections');
    },

    /** Three plain offers of one shop of any type. */
    plain: async (except: number[] = []) => three(await offers(3, isPlain, { except })),

    /** Three plain dishes of one restaurant, the first that has them from this place of the list on. */
    plainDishes: async (from = 0) => three(await offers(3, isPlain, { among: (await openRestaurants()).slice(from) })),

    /** Three plain products of a grocery that no other worker uses, so that the test may change them. */
    async ownGoods(worker: number) {
      const shop = (await groceries()).filter(({ isOpen }) => isOpen)[worker];
      return three((shop ? await offersOf(shop) : []).filter(isPlain).slice(-3));
    },

    /** An offer that is delivered to `home`, and of which five units may be ordered. */
    async deliveredHome(which: Which = 'first') {
      const among = openRestaurantsNearHome().then(shops => (which === 'first' ? shops : shops.toReversed()));
      return offer(({ left, price, min }) => left > 30 && price >= 300 && min <= 5, { among });
    },

    plainDishBroughtHome: (except: number[] = []) => offer(isPlain, { among: openRestaurantsNearHome(), except }),
    /** A plain dish that is delivered to `home`, and how many units of it reach the shop's minimum. */
    async dinner() {
      const dish = await offer(offer => isPlain(offer) && offer.price >= 300, { among: openRestaurantsNearHome() });
      // Lists leave the minimum out.
      const { min_amount = 0 } = await sandbox.read<WireShop>(`shops/${dish.shop.id}`);
      return { dish, count: Math.ceil(((min_amount + 1) * 100) / dish.price) };
    },

    /** Two plain dishes of one of these shops, delivered to `home`, that together reach the shop's minimum. */
    async dinnerForTwo(among: number[]): Promise<[Offer, Offer]> {
      for (const shop of (await openRestaurantsNearHome()).filter(({ id }) => among.includes(id))) {
        const { min_amount = 0 } = await sandbox.read<WireShop>(`shops/${shop.id}`);
        const dear = (await offersOf(shop)).filter(isPlain).toSorted((one, other) => other.price - one.price);
        const [one, two] = dear;
        if (one && two && one.price + two.price > (min_amount + 1) * 100) return [one, two];
      }
      throw new Error('No shop here makes dinner for two.');
    },

    /** The last kind of a dish with several kinds, without a discount, with add-ons. */
    async lastKindWithExtras() {
      const isFine = ({ isPlainPrice, kind, gift, addons }: Offer) =>
        isPlainPrice && kind.length === 1 && gift === null && addons.length > 0;
      const { offers } = await product(
        await openRestaurants(),
        ({ offers }) => offers.length > 1 && offers.slice(-1).every(isFine),
      );
      return first(offers.slice(-1), 'dish with kinds');
    },

    /** A dish with add-ons, and the gift that comes with several units of it. */
    async dishWithGift() {
      const dish = await offer(({ gift, addons }) => gift !== null && addons.length > 0, { among: openRestaurants() });
      if (!dish.gift) throw new Error('Nobody gives anything away.');
      return { dish, gift: dish.gift };
    },

    /** The restaurant with the most offers, as lines of a cart with all their add-ons. */
    async longestMenu() {
      const menus = await Promise.all(
        (await openRestaurants()).map(async shop => ({ shop, offers: await offersOf(shop) })),
      );
      const { shop, offers } = first(
        menus.sort((one, other) => other.offers.length - one.offers.length),
        'restaurant',
      );
      const lines = offers
        .filter(({ left }) => left > 20)
        .map(offer => ({
          ...basketLine(
            offer,
            offer.min,
            offer.addons.map(({ stockId }) => stockId),
          ),
          shown: null,
        }));
      return { shop, lines, plain: offers.filter(isPlain) };
    },

    recipe: () => wholeRecipe(sandbox),
  };
}

function first<T>(found: T[], what: string): T {
  const [one] = found;
  if (one === undefined) throw new Error(`The town has no ${what}.`);
  return one;
}

function three([one, two, three]: Offer[]): [Offer, Offer, Offer] {
  if (!one || !two || !three) throw new Error('The shop sells too little.');
  return [one, two, three];
}
