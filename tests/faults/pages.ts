/** The pages of the matrix. A page is added here: its path, whose it is, and what it shows when all is well. */
import type { Catalog } from '../support/catalog.ts';
import type { Shop } from '../support/offers.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Person } from './people.ts';

export interface PageCase {
  name: string;
  /** Pages of everybody are remembered; a customer's own are asked for anew each time. */
  owner: 'everybody' | 'customer';
  /** Its page is there in the API's second revision alone. */
  isSecond?: true;
  /** Without language. */
  path: (town: Town) => string;
  /** Found in the main part's markup whenever the page has its content. */
  shows: (town: Town) => RegExp;
}

/** What the pages are about, in the language of the person who looks. */
export interface Town {
  person: Person;
  shop: Shop;
  product: string;
  section: number;
  banner: number;
}

export async function townOf(person: Person, catalog: Catalog, sandbox: Sandbox): Promise<Town> {
  const shop = await catalog.openRestaurant();
  const [section] = await catalog.sectionsOf(shop);
  const [banner] = await sandbox.read<{ id: number }[]>('banners/paginate?perPage=1');
  const { uuid } = await catalog.productOf(shop);
  return { person, shop, product: uuid, section: section?.id ?? 0, banner: banner?.id ?? 0 };
}

const aRestaurant = () => /href="[^"]*\/restaurant\/\d+/;
const aProduct = () => /[?&;]product=[0-9a-f-]{36}/;
const menuOf = ({ shop }: Town) => `/restaurant/${shop.id}`;
const nameIn = ({ shop }: Town) => encodeURIComponent(shop.title.split(' ')[0] ?? '');

export const pages: PageCase[] = [
  { name: 'home', owner: 'everybody', path: () => '/', shows: aRestaurant },
  { name: 'restaurants', owner: 'everybody', path: () => '/restaurants', shows: aRestaurant },
  { name: 'shops', owner: 'everybody', path: () => '/shops', shows: () => /href="[^"]*\/shop\/\d+/ },
  { name: 'filtered', owner: 'everybody', path: () => '/restaurants?sort=rating', shows: aRestaurant },
  { name: 'search', owner: 'everybody', path: town => `/search?q=${nameIn(town)}`, shows: aRestaurant },
  { name: 'menu', owner: 'everybody', path: menuOf, shows: aProduct },
  { name: 'section', owner: 'everybody', path: town => `${menuOf(town)}?section=${town.section}`, shows: aProduct },
  {
    name: 'product',
    owner: 'everybody',
    path: town => `${menuOf(town)}?product=${town.product}`,
    shows: () => /name="quantity"/,
  },
  { name: 'reviews', owner: 'everybody', path: town => `${menuOf(town)}/reviews`, shows: () => /<time\b/ },
  { name: 'banner', owner: 'everybody', path: town => `/banner/${town.banner}`, shows: aRestaurant },
  { name: 'terms', owner: 'everybody', path: () => '/terms', shows: () => /class="prose"/ },
  { name: 'blog', owner: 'everybody', path: () => '/blog', shows: () => /href="[^"]*\/blog\/[0-9a-f-]{36}/ },
  { name: 'careers', owner: 'everybody', path: () => '/careers', shows: () => /href="[^"]*\/careers\/\d+/ },
  { name: 'help', owner: 'everybody', path: () => '/help', shows: () => /id="answer-\d+"/ },
  {
    name: 'cart',
    owner: 'customer',
    path: () => '/cart',
    shows: ({ person }) => new RegExp(`name="line" value="${person.offer.stockId}"`),
  },
  { name: 'checkout', owner: 'customer', path: () => '/checkout', shows: () => /name="payment"/ },
  {
    name: 'orders',
    owner: 'customer',
    path: () => '/orders',
    shows: ({ person }) => new RegExp(`/orders/${person.orderId}\\b`),
  },
  {
    name: 'order',
    owner: 'customer',
    path: ({ person }) => `/orders/${person.orderId}`,
    shows: ({ person }) => new RegExp(`name="order" value="${person.orderId}"`),
  },
  { name: 'refunds', owner: 'customer', path: () => '/refunds', shows: () => /href="[^"]*\/orders\?past=1"/ },
  {
    name: 'refund',
    owner: 'customer',
    path: ({ person }) => `/orders/${person.orderId}/refund`,
    shows: ({ person }) => new RegExp(`href="[^"]*/orders/${person.orderId}"`),
  },
  {
    name: 'review',
    owner: 'customer',
    path: ({ person }) => `/orders/${person.orderId}/review`,
    shows: ({ person }) => new RegExp(`href="[^"]*/orders/${person.orderId}"`),
  },
  {
    name: 'group',
    owner: 'customer',
    path: ({ shop }) => `/group/${shop.id}`,
    shows: () => /name="sharing"/,
  },
  {
    name: 'profile',
    owner: 'customer',
    path: () => '/profile',
    shows: ({ person }) => new RegExp(`value="${RegExp.escape(person.customer.email)}"`),
  },
  { name: 'addresses', owner: 'customer', path: () => '/addresses', shows: () => /128 Lantern Street/ },
  { name: 'wallet', owner: 'customer', path: () => '/wallet', shows: () => /class="wallet-sum"/ },
  { name: 'top-up', owner: 'customer', path: () => '/wallet/top-up', shows: () => /name="choice"/ },
  { name: 'send', owner: 'customer', isSecond: true, path: () => '/wallet/send', shows: () => /name="search"/ },
  { name: 'chats', owner: 'customer', path: () => '/chat', shows: () => /href="[^"]*\/chat\/new\?with=admin"/ },
  { name: 'chat', owner: 'customer', path: () => '/chat/new?with=admin', shows: () => /name="text"/ },
  {
    name: 'notifications',
    owner: 'customer',
    path: () => '/notifications',
    shows: ({ person }) => new RegExp(RegExp.escape(person.message)),
  },
];
