/** The pages of the matrix. A page is added here: its path, whose it is, and what it shows when all is well. */
import type { Catalog } from '../support/catalog.ts';
import type { Shop } from '../support/offers.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Person } from './people.ts';

export interface PageCase {
  name: string;
  /** Public pages are kept; a customer's own are requested anew each time. */
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
  recipe: number;
  /** Of the blog. */
  article: string;
  career: number;
  /** A restaurant with branches, and one that keeps tables (R2). */
  branched: number;
  booked: number;
}

export async function townOf(person: Person, catalog: Catalog, sandbox: Sandbox): Promise<Town> {
  const shop = await catalog.openRestaurant();
  const [section] = await catalog.sectionsOf(shop);
  const { uuid: product } = await catalog.productOf(shop);
  const firstId = async (path: string) => (await sandbox.read<{ id: number }[]>(path))[0]?.id ?? 0;
  const [article] = await sandbox.read<{ uuid: string }[]>('blogs/paginate?type=blog&perPage=1');
  return {
    ...{ person, shop, product, section: section?.id ?? 0 },
    banner: await firstId('banners/paginate?perPage=1'),
    recipe: (await catalog.recipe()).id,
    article: article?.uuid ?? '',
    career: await firstId('careers/paginate?perPage=1'),
    branched: await withBranches(catalog, sandbox),
    booked: await firstId('booking/shops/paginate'),
  };
}

async function withBranches(catalog: Catalog, sandbox: Sandbox): Promise<number> {
  for (const { id } of await catalog.restaurants())
    if ((await sandbox.read<unknown[]>(`branches?shop_id=${id}`)).length > 0) return id;
  throw new Error('No restaurant of the town has branches.');
}

const aRestaurant = () => /href="[^"]*\/restaurant\/\d+/;
const aProduct = () => /[?&;]product=[0-9a-f-]{36}/;
const aRecipe = () => /href="[^"]*\/recipes\/\d+/;
const aPlace = () => /id="place-1"/;
const steps = () => /class="joining-steps"/;
const menuOf = ({ shop }: Town) => `/restaurant/${shop.id}`;
const nameIn = ({ shop }: Town) => encodeURIComponent(shop.title.split(' ')[0] ?? '');

export const pages: PageCase[] = [
  { name: 'home', owner: 'everybody', path: () => '/', shows: aRestaurant },
  { name: 'restaurants', owner: 'everybody', path: () => '/restaurants', shows: aRestaurant },
  { name: 'shops', owner: 'everybody', path: () => '/shops', shows: () => /href="[^"]*\/shop\/\d+/ },
  { name: 'filtered', owner: 'everybody', path: () => '/restaurants?sort=rating', shows: aRestaurant },
  { name: 'search', owner: 'everybody', path: town => `/search?q=${nameIn(town)}`, shows: aRestaurant },
  { name: 'menu', owner: 'everybody', path: menuOf, shows: aProduct },
  { name: 'menu-in-words', owner: 'everybody', path: town => `${menuOf(town)}/text`, shows: aProduct },
  { name: 'section', owner: 'everybody', path: town => `${menuOf(town)}?section=${town.section}`, shows: aProduct },
  {
    name: 'product',
    owner: 'everybody',
    path: town => `${menuOf(town)}?product=${town.product}`,
    shows: () => /name="quantity"/,
  },
  { name: 'reviews', owner: 'everybody', path: town => `${menuOf(town)}/reviews`, shows: () => /<time\b/ },
  { name: 'banner', owner: 'everybody', path: town => `/banner/${town.banner}`, shows: aRestaurant },
  { name: 'promotions', owner: 'everybody', path: () => '/promotions', shows: aRestaurant },
  { name: 'restaurants-map', owner: 'everybody', path: () => '/restaurants/map', shows: aPlace },
  { name: 'shops-map', owner: 'everybody', path: () => '/shops/map', shows: aPlace },
  { name: 'branches', owner: 'everybody', path: town => `/branches/${town.branched}`, shows: aPlace },
  { name: 'recipes', owner: 'everybody', path: () => '/recipes', shows: aRecipe },
  { name: 'recipes-filtered', owner: 'everybody', path: () => '/recipes?time=120', shows: aRecipe },
  { name: 'recipe', owner: 'everybody', path: town => `/recipes/${town.recipe}`, shows: () => /name="recipe"/ },
  {
    name: 'servings',
    owner: 'everybody',
    path: town => `/recipes/${town.recipe}?servings=7`,
    shows: () => /name="servings" value="7"/,
  },
  { name: 'deliver', owner: 'everybody', path: () => '/deliver', shows: steps },
  { name: 'about', owner: 'everybody', path: () => '/about', shows: () => /class="prose"/ },
  { name: 'privacy', owner: 'everybody', path: () => '/privacy', shows: () => /class="prose"/ },
  { name: 'terms', owner: 'everybody', path: () => '/terms', shows: () => /class="prose"/ },
  { name: 'blog', owner: 'everybody', path: () => '/blog', shows: () => /href="[^"]*\/blog\/[0-9a-f-]{36}/ },
  { name: 'article', owner: 'everybody', path: town => `/blog/${town.article}`, shows: () => /class="prose"/ },
  { name: 'careers', owner: 'everybody', path: () => '/careers', shows: () => /href="[^"]*\/careers\/\d+/ },
  { name: 'career', owner: 'everybody', path: town => `/careers/${town.career}`, shows: () => /class="prose"/ },
  { name: 'referral-terms', owner: 'everybody', path: () => '/referral-terms', shows: () => /class="prose"/ },
  { name: 'help', owner: 'everybody', path: () => '/help', shows: () => /id="answer-\d+"/ },
  { name: 'help-found', owner: 'everybody', path: () => '/help?q=1', shows: () => /name="q"/ },
  { name: 'welcome', owner: 'customer', path: () => '/welcome', shows: () => /Stella/ },
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
  {
    name: 'orders-found',
    owner: 'customer',
    path: ({ person }) => `/orders?q=${person.orderId}`,
    shows: ({ person }) => new RegExp(`/orders/${person.orderId}\\b`),
  },
  {
    name: 'ordered',
    owner: 'customer',
    path: ({ person }) => `/restaurant/${person.offer.shop.id}/ordered`,
    shows: ({ person }) => new RegExp(`data-add="${person.offer.uuid}"`),
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
  { name: 'liked', owner: 'customer', path: () => '/liked', shows: aRestaurant },
  { name: 'address', owner: 'customer', path: () => '/address', shows: () => /128 Lantern Street/ },
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
  {
    name: 'referrals',
    owner: 'customer',
    path: () => '/referrals',
    shows: () => /referral_code=/,
  },
  { name: 'seller', owner: 'customer', path: () => '/be-seller', shows: () => /name="part"/ },
  { name: 'seller-place', owner: 'customer', path: () => '/be-seller?part=place', shows: () => /name="address"/ },
  { name: 'seller-delivery', owner: 'customer', path: () => '/be-seller?part=delivery', shows: () => /name="perKm"/ },
  { name: 'seller-pictures', owner: 'customer', path: () => '/be-seller?part=pictures', shows: () => /name="logo"/ },
  { name: 'settings', owner: 'customer', path: () => '/settings', shows: () => /name="locale"/ },
  {
    name: 'tables',
    owner: 'customer',
    isSecond: true,
    path: town => `/reservations/${town.booked}`,
    shows: () => /name="zone"/,
  },
  {
    name: 'reservations',
    owner: 'customer',
    isSecond: true,
    path: () => '/reservations',
    shows: () => /href="[^"]*\/restaurants"/,
  },
  {
    name: 'parcels',
    owner: 'customer',
    isSecond: true,
    path: () => '/parcels',
    shows: () => /href="[^"]*\/parcels\/new"/,
  },
  {
    name: 'parcel-new',
    owner: 'customer',
    isSecond: true,
    path: () => '/parcels/new',
    shows: () => /name="size"/,
  },
];
