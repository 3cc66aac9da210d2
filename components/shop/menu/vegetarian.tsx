import { getTranslations } from 'next-intl/server';
import { getMenu } from '@/lib/products/queries';

/**
 * Shows only the vegetarian products of the shop's lists. It works by CSS alone, because a cached page is the same for
 * all visitors; the choice is not stored. Absent where it would change nothing.
 */
export async function VegetarianOnly({ shopId }: { shopId: string }) {
  const [t, menu] = await Promise.all([getTranslations('shop'), getMenu(shopId)]);
  if (!menu.ok || !menu.value.isPartlyVegetarian) return null;
  return (
    <label className="vegetarian-only choice gap-2 print:hidden">
      {/* Firefox would restore it when the page is reloaded. */}
      <input type="checkbox" autoComplete="off" />
      {t('vegetarianOnly')}
    </label>
  );
}

/** How many of a list's products are vegetarian, shown and announced while only those are. */
export async function VegetarianFound({ products }: { products: { uuid: string; isVegetarian: boolean }[] }) {
  const t = await getTranslations('shop');
  const found = new Set(products.filter(({ isVegetarian }) => isVegetarian).map(({ uuid }) => uuid));
  return (
    <p role="status">
      <span className="hidden pt-3 text-small text-soft in-[.shop-page:has(.vegetarian-only_:checked)]:block">
        {t('vegetarian')} · {t('count', { count: found.size })}
      </span>
    </p>
  );
}

/** The class of what has nothing vegetarian and is hidden then: a section, its link, a heading. */
export function nonVegetarian(hasVegetarian: boolean): string | undefined {
  return hasVegetarian ? undefined : 'non-veg';
}
