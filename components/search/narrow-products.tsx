import { getTranslations } from 'next-intl/server';
import { FilterChip } from '@/components/ui/filter-chip';
import { type Narrowing, withToggled } from '@/lib/search/narrowing';

interface NarrowProductsProps {
  only: Narrowing;
  /** The path of the same search with these choices. */
  pathOf: (only: Narrowing) => string;
}

/** Narrows the products found. */
export async function NarrowProducts({ only, pathOf }: NarrowProductsProps) {
  const [t, shop] = await Promise.all([getTranslations('list'), getTranslations('shop')]);
  const choices = [
    { name: 'vegetarian', text: shop('vegetarianOnly') },
    { name: 'deals', text: t('deals') },
  ] as const;
  return (
    <nav aria-label={t('narrow')} className="cluster">
      {choices.map(({ name, text }) => (
        <FilterChip key={name} to={pathOf(withToggled(only, name))} text={text} isOn={only[name]} />
      ))}
    </nav>
  );
}
