import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Narrowing, turned } from '@/lib/search/narrowing';

interface NarrowProductsProps {
  only: Narrowing;
  /** The path of the same search with these choices. */
  pathOf: (only: Narrowing) => string;
}

/** Narrows the products found: each choice is a link that turns it on or, with a cross, off. */
export async function NarrowProducts({ only, pathOf }: NarrowProductsProps) {
  const [t, shop] = await Promise.all([getTranslations('list'), getTranslations('shop')]);
  const choices = [
    { name: 'vegetarian', text: shop('vegetarianOnly') },
    { name: 'deals', text: t('deals') },
  ] as const;
  return (
    <nav aria-label={t('narrow')} className="cluster">
      {choices.map(({ name, text }) => (
        <Link
          key={name}
          to={pathOf(turned(only, name))}
          aria-label={only[name] ? t('remove', { name: text }) : undefined}
          className={`chip text-small font-medium ${only[name] ? 'border-fig bg-fig-soft text-fig' : ''}`}
          data-keep-scroll=""
        >
          {text}
          {only[name] && <Icon name="close" className="size-4" />}
        </Link>
      ))}
    </nav>
  );
}
