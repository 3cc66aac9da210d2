import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { MenuBar } from '@/components/shop/menu/menu-bar';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { ProductRows, type RowLook } from '@/components/shop/menu/product-rows';
import { nonVegetarian, VegetarianFound } from '@/components/shop/menu/vegetarian';
import { Link } from '@/components/ui/link';
import { AfterPageTurn } from '@/components/ui/page-turn/after-page-turn.client';
import { wholePage } from '@/lib/online/whole-page';
import { withChoices } from '@/lib/products/choosable';
import { getMenu } from '@/lib/products/queries';
import type { MenuProduct, MenuSection, Menu as ShopMenu } from '@/lib/products/schema';
import { sectionPath, shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

/** What the shop sells: popular products first, then section by section. */
export async function Menu({ shopId }: { shopId: string }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const [menu, choices] = await Promise.all([getMenu(shop.value.id), withChoices(shop.value.id)]);
  const sections = menu.ok ? await withPopular(menu.value) : [];
  if (sections.length === 0) return <MenuEmpty isOffline={!menu.ok} />;
  const below = sections.slice(2);
  return (
    <div className="menu" data-type={shop.value.hasShelves ? 'shop' : undefined} {...wholePage}>
      <MenuBar
        sections={sections.map(({ id, title, hasVegetarian }) => ({ title, to: `#section-${id}`, hasVegetarian }))}
      />
      <div>
        <VegetarianFound products={sections.flatMap(({ products }) => products)} />
        {sections.slice(0, 2).map((section, index) => (
          <Section key={section.id} section={section} shop={shop.value} choices={choices} isBelow={index === 1} />
        ))}
        {below.length > 0 && (
          <AfterPageTurn placeholder={<div style={roomFor(below)} />}>
            {below.map(section => (
              <Section key={section.id} section={section} shop={shop.value} choices={choices} />
            ))}
          </AfterPageTurn>
        )}
      </div>
    </div>
  );
}

/** The id of the section that the API has no section for. */
const popular = 'popular';

async function withPopular({ popular: products, sections }: ShopMenu): Promise<MenuSection[]> {
  const t = await getTranslations('shop');
  if (products.length === 0) return sections;
  const hasVegetarian = products.some(({ isVegetarian }) => isVegetarian);
  const parts = [{ id: popular, title: '', count: products.length }];
  const whole = { hasDeals: false, brands: [] };
  return [
    { id: popular, title: t('popular'), count: products.length, products, parts, hasVegetarian, ...whole },
    ...sections,
  ];
}

/** As high as the section's rows, by the same measure as in menu.css. */
const roomForRows = { blockSize: 'calc(var(--rows) * var(--row))' };

/** As high as all of these, with their titles. */
function roomFor(sections: MenuSection[]) {
  const rows = sections.reduce((sum, { products }) => sum + products.length, 0);
  return { blockSize: `calc(${rows} * var(--row) + ${sections.length} * 5rem)` };
}

interface SectionProps {
  section: MenuSection;
  shop: Shop;
  /** Adds the choices of a product, which the menu does not state. */
  choices: (product: MenuProduct) => MenuProduct;
  /** Its title is still on a phone's screen, its rows are below. */
  isBelow?: boolean;
}

async function Section({ section, shop, choices, isBelow = false }: SectionProps) {
  const { id, title, count, products, hasVegetarian } = section;
  const t = await getTranslations('shop');
  const look = lookOf(id, products.length, shop);
  const rows = partsOf(section).map(part => (
    // Titles may be equal, or missing in this language.
    <Fragment key={part.products[0]?.uuid}>
      {part.title !== '' && <SubHead part={part} />}
      <ProductRows products={part.products.map(choices)} list={shopPath(shop)} look={look} />
    </Fragment>
  ));
  return (
    <section
      id={`section-${id}`}
      aria-labelledby={`title-${id}`}
      className={nonVegetarian(hasVegetarian)}
      data-look={look}
      // Reserves the height of a section that is too far away to be laid out.
      style={{ '--rows': products.length } as React.CSSProperties}
    >
      <h2 id={`title-${id}`}>{title}</h2>
      {isBelow ? <AfterPageTurn placeholder={<div style={roomForRows} />}>{rows}</AfterPageTurn> : rows}
      {count > products.length && (
        <Link to={sectionPath(shop, id)} className="action-link underlined">
          {t('showAll', { count, title })}
        </Link>
      )}
    </section>
  );
}

function SubHead({ part: { title, products } }: { part: Part }) {
  const hidden = nonVegetarian(products.some(isVegetarian));
  return (
    <h3 className={['mt-4 mb-2 break-after-avoid text-title font-semibold', hidden].filter(Boolean).join(' ')}>
      {title}
    </h3>
  );
}

interface Part {
  title: string;
  products: MenuProduct[];
}

/** The shown products of each sub-category. */
function partsOf({ parts, products }: MenuSection): Part[] {
  let start = 0;
  return parts
    .map(({ title, count }) => {
      const shown = products.slice(start, start + count);
      start += count;
      return { title, products: shown };
    })
    .filter(part => part.products.length > 0);
}

const isVegetarian = (product: MenuProduct) => product.isVegetarian;

/** Popular products have larger pictures; tiles where there are enough of them to fill a row. */
function lookOf(sectionId: string, count: number, { hasShelves }: Shop): RowLook | undefined {
  if (hasShelves) return 'tiles';
  if (sectionId !== popular) return undefined;
  return count < 3 ? 'large' : 'tiles';
}
